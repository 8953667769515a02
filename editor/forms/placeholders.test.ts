import * as State from "./form-state";
import { isConfirmable } from "./placeholders";

const text = JSON.stringify({
  placeholders: ["founders[0].name", "founders[1].name"],
  founders: [{ name: "A" }, { name: "B" }],
});
const form = State.createForm("founders", text);
const marksOf = (state: State.EditorForm) => Object(State.savedContent(state)).placeholders;

test("a replaced placeholder loses its mark, and gets it back when retyped", () => {
  const changedForm = State.setValueAt(form, ["founders", 0, "name"], "Zoé");
  expect(marksOf(changedForm)).toEqual(["founders[1].name"]);
  expect(marksOf(State.setValueAt(changedForm, ["founders", 0, "name"], "A"))).toHaveLength(2);
});

test("a moved placeholder keeps its mark", () => {
  expect(marksOf(State.moveOrRemoveEntry(form, ["founders"], { from: 0, to: 1 }))).toHaveLength(2);
});

test("a confirmed placeholder loses its mark until the confirmation is undone", () => {
  const confirmedForm = State.confirmPlaceholder(form, ["founders", 0, "name"]);
  expect(marksOf(confirmedForm)).toEqual(["founders[1].name"]);
  expect(marksOf(State.undo(confirmedForm))).toHaveLength(2);
});

test("changing the hours of marked opening hours also unmarks their unchanged days", () => {
  const days = ["Monday", "Tuesday"];
  const business = { openingHours: [{ days, opens: "08:00" }] };
  const siteForm = State.createForm(
    "site",
    JSON.stringify({ placeholders: ["business.openingHours"], business }),
  );
  expect(
    marksOf(State.setValueAt(siteForm, ["business", "openingHours"], [{ days, opens: "07:30" }])),
  ).toBeUndefined();
});

test("a marked list keeps marks on the parts that have not been replaced", () => {
  const emails = ["a", "b"].map((name) => ({ label: name, address: `${name}@exemple.example` }));
  const formWithMarkedList = State.createForm(
    "site",
    JSON.stringify({ placeholders: ["footer.emails"], footer: { emails } }),
  );
  const path = ["footer", "emails", 0];
  const relabelledForm = State.setValueAt(formWithMarkedList, [...path, "label"], "Bureau");
  expect(marksOf(relabelledForm)).toEqual(["footer.emails[0].address", "footer.emails[1]"]);
  expect(marksOf(State.setValueAt(relabelledForm, [...path, "address"], "a@hydro.ch"))).toEqual([
    "footer.emails[1]",
  ]);
  expect(marksOf(State.confirmPlaceholder(relabelledForm, ["footer", "emails", 1]))).toEqual([
    "footer.emails[0].address",
  ]);
});

test('"à préciser" or an example address cannot be confirmed', () => {
  const emails = (address: string) => [{ label: "Projets", address }];
  const values = ["à préciser", emails("a@exemple.example"), emails("a@exemple.ch"), "Rue 1"];
  expect(values.map(isConfirmable)).toEqual([false, false, true, true]);
});
