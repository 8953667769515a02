import { formerNames } from "./former-names";

const site = (name: string, locality: string, region: string, opens: string) => ({
  name,
  business: { address: { locality, region }, openingHours: [{ opens }] },
});
const labelsIn = (text: string) => {
  const contents = new Map<string, unknown>([
    ["site", site("Rey SA", "Yverdon", "VD", "08:00")],
    ["thanks", { lead: text }],
  ]);
  const earlier = [site("Rey SA", "Yverdon", "VD", "08:00"), site("Rey & Fils", "Dorénaz", "VS", "17:00")];
  return [...formerNames(contents, earlier)].map(([name, [field]]) => `${name} : ${field?.label}`);
};

test.each([
  ["Rey\u00a0&\u202fFils vous remercie", "Rey & Fils : Introduction"],
  ["Un bureau à Dorénaz", "Dorénaz : Introduction"],
  ["Électronique en Valais", "Valais : Introduction"],
])("a text that says what was before is found: %s", (text, label) => {
  expect(labelsIn(text)).toEqual([label]);
});

test("what is so still, or was no name, is not told", () => {
  expect(labelsIn("Rey SA, Yverdon, ouvert de 08:00 à 17:00")).toEqual([]);
});
