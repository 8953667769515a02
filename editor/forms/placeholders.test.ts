import * as State from "./form-state";
import { isConfirmable } from "./placeholders";

const text = JSON.stringify({
  placeholders: ["founders[0].name", "founders[1].name"],
  founders: [{ name: "A" }, { name: "B" }],
});
const form = State.createForm("founders", text);
const placeholdersOf = (state: State.EditorForm) => Object(State.contentToSave(state)).placeholders;

test("a replaced placeholder is no longer listed, and is listed again when retyped", () => {
  const changedForm = State.setValueAt(form, ["founders", 0, "name"], "Zoé");
  expect(placeholdersOf(changedForm)).toEqual(["founders[1].name"]);
  expect(placeholdersOf(State.setValueAt(changedForm, ["founders", 0, "name"], "A"))).toHaveLength(2);
});

test("a moved placeholder stays listed", () => {
  expect(placeholdersOf(State.moveOrRemoveEntry(form, ["founders"], { from: 0, to: 1 }))).toHaveLength(2);
});

test("a confirmed placeholder is not listed until the confirmation is undone", () => {
  const confirmedForm = State.confirmPlaceholder(form, ["founders", 0, "name"]);
  expect(placeholdersOf(confirmedForm)).toEqual(["founders[1].name"]);
  expect(placeholdersOf(State.undo(confirmedForm))).toHaveLength(2);
});

test("opening hours with new hours are no placeholder, though their days are unchanged", () => {
  const days = ["Monday", "Tuesday"];
  const business = { openingHours: [{ days, opens: "08:00" }] };
  const siteForm = State.createForm(
    "site",
    JSON.stringify({ placeholders: ["business.openingHours"], business }),
  );
  expect(
    placeholdersOf(State.setValueAt(siteForm, ["business", "openingHours"], [{ days, opens: "07:30" }])),
  ).toBeUndefined();
});

test("of a partly replaced list, only the parts that have not been replaced stay listed", () => {
  const emails = ["a", "b"].map((name) => ({ label: name, address: `${name}@exemple.example` }));
  const listForm = State.createForm(
    "site",
    JSON.stringify({ placeholders: ["footer.emails"], footer: { emails } }),
  );
  const path = ["footer", "emails", 0];
  const relabelledForm = State.setValueAt(listForm, [...path, "label"], "Bureau");
  expect(placeholdersOf(relabelledForm)).toEqual(["footer.emails[0].address", "footer.emails[1]"]);
  expect(placeholdersOf(State.setValueAt(relabelledForm, [...path, "address"], "a@hydro.ch"))).toEqual([
    "footer.emails[1]",
  ]);
  expect(placeholdersOf(State.confirmPlaceholder(relabelledForm, ["footer", "emails", 1]))).toEqual([
    "footer.emails[0].address",
  ]);
});

test('"à préciser" or an example address cannot be confirmed', () => {
  const emails = (address: string) => [{ label: "Projets", address }];
  const values = ["à préciser", emails("a@exemple.example"), emails("a@exemple.ch"), "Rue 1"];
  expect(values.map(isConfirmable)).toEqual([false, false, true, true]);
});
