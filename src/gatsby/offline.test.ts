import { sharedFiles } from "./offline";

test("what any page needs is there without a connection; pictures are when they have been seen", () => {
  const files = [
    "static/js/contact-form-0a1b.js",
    "fonts/site.woff2",
    "favicon.svg",
    "static/0a1b/photo.avif",
  ];
  expect(files.filter((file) => sharedFiles.test(file))).toEqual(files.slice(0, 3));
});
