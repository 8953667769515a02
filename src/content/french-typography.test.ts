import fc from "fast-check";
import { applyTypography } from "./french-typography";

test.each([
  ["L'eau d'un village", "L’eau d’un village"],
  ["Aujourd'hui, l'«eau»", "Aujourd’hui, l’«\u202feau\u202f»"],
  ["Une fuite ? Prévenez !", "Une fuite\u202f? Prévenez\u202f!"],
  ["Une fuite? Prévenez!", "Une fuite\u202f? Prévenez\u202f!"],
  ["Une fuite\u00a0; une autre", "Une fuite\u202f; une autre"],
  ["Vraiment ?!", "Vraiment\u202f?!"],
  ["Trois mesures : débit, niveau, pression", "Trois mesures\u202f: débit, niveau, pression"],
  ["Trois mesures:", "Trois mesures\u202f:"],
  ["Le mot « eau »", "Le mot «\u202feau\u202f»"],
  ["Le mot «eau», puis «air»", "Le mot «\u202feau\u202f», puis «\u202fair\u202f»"],
  ["Et puis...", "Et puis…"],
  ["Une sonde - puis une autre", "Une sonde – puis une autre"],
  ["De 0-10 V ou 4-20 mA", "De 0–10\u00a0V ou 4–20\u00a0mA"],
  ["En 3-5 jours", "En 3–5 jours"],
  ["De 2,5-10 V", "De 2,5–10\u00a0V"],
  ["Livré sous 2-3", "Livré sous 2–3"],
  ["2-3 semaines d'essai, 2024-2026", "2–3 semaines d’essai, 2024–2026"],
  ["À 30 km, 12 %, 4,5 bar", "À 30\u00a0km, 12\u00a0%, 4,5\u00a0bar"],
  ["De 8 h 30 à 17 h", "De 8\u00a0h\u00a030 à 17\u00a0h"],
  ["Plus de 1 000 000 de mesures", "Plus de 1\u202f000\u202f000 de mesures"],
  ["De -20 °C à 60 °C", "De -20\u00a0°C à 60\u00a0°C"],
  ["La chambre n° 4", "La chambre n°\u00a04"],
  ["Collecte · Stockage", "Collecte\u00a0· Stockage"],
  [
    "Où ? «https://exemple.ch/l'eau» : l'eau",
    "Où\u202f? «\u202fhttps://exemple.ch/l'eau\u202f»\u202f: l’eau",
  ],
  ["Qui ? {name} : {company}", "Qui\u202f? {name}\u202f: {company}"],
  [
    "Écrire à {name} ? (Ici !) ; à la suite… : là",
    "Écrire à {name}\u202f? (Ici\u202f!)\u202f; à la suite…\u202f: là",
  ],
])("typesets `%s` as `%s`", (text, typesetText) => {
  expect(applyTypography(text)).toBe(typesetText);
});

test.each([
  "https://exemple.ch/a?b=c:d",
  "http://exemple.ch/l'eau",
  "De 10-5 ou de 5-5 selon les 2-3 cas",
  "Écrivez à o'neil@exemple.ch, ou lisez https://exemple.ch/l'eau?annees=2024-2026 (www.exemple.ch/d'ici)",
  "Le 2026-11-20, à 8:30",
  "027-123-45-67",
  "Au 027 123 45 67 ou au +41 27 123 456",
  "En 2026 300 mesures",
  "Norme ISO 9001-2015",
  "Installation selon NF C 15-100",
  "Le modèle 12-24, puis Modèle 12-24",
  "Un ESP32-4, la série 10-A",
  "Rue de l’Église 3-bis",
  "Un sigle :-) et rock 'n' roll",
  "alert('x')",
  "Qualité, sécurité – réactivité.",
  "«\u202fDéjà\u202f» bien\u202f: «\u202foui\u202f»",
  "مرحبا؟",
  "a--b\u202f; c",
])("leaves `%s` unchanged", (text) => {
  expect(applyTypography(text)).toBe(text);
});

test("is idempotent", () => {
  const fragment = fc.constantFrom(..."l'|eau| | :|?|!|«|»|...|0-10| V|\u202f|-|é|;|{name}".split("|"));
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 12 }), (pieces) => {
      const typesetText = applyTypography(pieces.join(""));
      expect(applyTypography(typesetText)).toBe(typesetText);
    }),
    { numRuns: 2000 },
  );
});

test("changes only spaces, apostrophes, dashes and dots", () => {
  const withoutTypesetCharacters = (text: string) => text.replace(/[\s'’.…–-]/gu, "");
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(withoutTypesetCharacters(applyTypography(text))).toBe(withoutTypesetCharacters(text));
    }),
  );
});
