test("Emotion knows the styles that the page came with, whatever their selectors, and no others", async () => {
  document.head.innerHTML =
    '<style data-emotion="css-global 0">a{top:0}</style>' +
    '<style data-emotion="css">.css-a1b{color:red}.css-a1b:hover,.css-c2 img{top:0}@media print{.css-d3{top:0}}</style>';
  await import("./served-styles");
  const { default: createCache } = await import("@emotion/cache");
  expect(Object.keys(createCache({ key: "css" }).inserted)).toEqual(["a1b", "c2", "d3"]);
});
