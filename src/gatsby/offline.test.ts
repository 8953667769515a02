import { sharedFilePattern } from "./offline";

test("precaches scripts, fonts and icons, but not pictures", () => {
  const files = [
    "static/js/contact-form-0a1b.js",
    "fonts/site.woff2",
    "favicon.svg",
    "static/0a1b/photo.avif",
  ];
  expect(files.filter((file) => sharedFilePattern.test(file))).toEqual(files.slice(0, 3));
});
