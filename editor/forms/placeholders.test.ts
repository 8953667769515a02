import * as State from "./form-state";
import { isConfirmable } from "./placeholders";

const text = JSON.stringify({
  placeholders: ["founders[0].name", "founders[1].name"],
  founders: [{ name: "A" }, { name: "B" }],
});
const form = State.createForm("founders", text);
const marksOf = (state: State.EditorForm) => Object(State.savedContent(state)).placeholders;

test("a replaced placeholder loses its mark, and gets it back when retyped", () => {
  const replaced = State.setValueAt(form, ["founders", 0, "name"], "Zoé");
  expect(marksOf(replaced)).toEqual(["founders[1].name"]);
  expect(marksOf(State.setValueAt(replaced, ["founders", 0, "name"], "A"))).toHaveLength(2);
});

test("a moved placeholder keeps its mark", () => {
  expect(marksOf(State.moveEntry(form, { list: ["founders"], from: 0, to: 1 }))).toHaveLength(2);
});

test("a confirmed placeholder loses its mark until the confirmation is undone", () => {
  const confirmed = State.confirmPlaceholder(form, ["founders", 0, "name"]);
  expect(marksOf(confirmed)).toEqual(["founders[1].name"]);
  expect(marksOf(State.undo(confirmed))).toHaveLength(2);
});

test("changing the hours of a marked opening time also unmarks its unchanged days", () => {
  const days = ["Monday", "Tuesday"];
  const business = { openingHours: [{ days, opens: "08:00" }] };
  const site = State.createForm(
    "site",
    JSON.stringify({ placeholders: ["business.openingHours"], business }),
  );
  expect(
    marksOf(State.setValueAt(site, ["business", "openingHours"], [{ days, opens: "07:30" }])),
  ).toBeUndefined();
});

test("a marked list keeps marks on the parts that have not been replaced", () => {
  const emails = ["a", "b"].map((name) => ({ label: name, address: `${name}@exemple.example` }));
  const markedList = State.createForm(
    "site",
    JSON.stringify({ placeholders: ["footer.emails"], footer: { emails } }),
  );
  const path = ["footer", "emails", 0];
  const relabelled = State.setValueAt(markedList, [...path, "label"], "Bureau");
  expect(marksOf(relabelled)).toEqual(["footer.emails[0].address", "footer.emails[1]"]);
  expect(marksOf(State.setValueAt(relabelled, [...path, "address"], "a@hydro.ch"))).toEqual([
    "footer.emails[1]",
  ]);
  expect(marksOf(State.confirmPlaceholder(relabelled, ["footer", "emails", 1]))).toEqual([
    "footer.emails[0].address",
  ]);
});

test("a missing value or an unreachable address cannot be confirmed", () => {
  const emails = (address: string) => [{ label: "Projets", address }];
  const values = ["à préciser", emails("a@exemple.example"), emails("a@exemple.ch"), "Rue 1"];
  expect(values.map(isConfirmable)).toEqual([false, false, true, true]);
});
