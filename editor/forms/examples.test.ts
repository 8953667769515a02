/** @jest-environment node */
import { withoutReplaced } from "./examples";

const entry = (name: string) => ({ name, initials: "PN" });
const base = {
  placeholders: ["founders[0].name", "founders[1].name"],
  founders: [entry("Nom A"), entry("Nom B")],
};

test("a replaced example loses its mark, also once its entry has moved", () => {
  const typed = { ...base, founders: [entry("Nom B"), entry("Ana")] };
  expect(withoutReplaced("founders", base, typed)).toMatchObject({ placeholders: ["founders[0].name"] });
  expect(withoutReplaced("founders", base, base)).toEqual(base);
});

test("a marked list is replaced as soon as anything in it differs", () => {
  const emails = [{ label: "Bureau", address: "a@b.example" }];
  const marked = { placeholders: ["footer.emails"], footer: { emails } };
  const typed = { ...marked, footer: { emails: [{ label: "Bureau", address: "ana@hydro.ch" }] } };
  expect(withoutReplaced("site", marked, typed)).toMatchObject({ placeholders: [] });
});
