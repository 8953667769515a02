import { screen, within } from "@testing-library/react";
import { contentOf, openScreen } from "../../tests/support/screens";
import HomePage from "./home";

const page = contentOf<Queries.HomePageQuery["page"]>("home");
const founders = contentOf<Queries.HomePageQuery["founders"]>("founders");
const open = () => openScreen({ template: HomePage, data: { page, founders }, path: "/" });

const region = (name: string) => within(screen.getByRole("region", { name }));
const titles = (name: string) =>
  region(name)
    .getAllByRole("heading", { level: 3 })
    .map((title) => title.textContent);

test("the home page opens with the firm's promise", () => {
  open();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("De l'idée à l'impact");
});

test("it shows three services, AquaLink, the method, the firm and the call to action", () => {
  open();
  const { services, aqualink, method, about, contact } = page;
  for (const { title } of [services, aqualink, method, about, contact]) expect(region(title)).toBeDefined();
  expect(titles(services.title)).toEqual([
    "Conception électronique",
    "Connectivité IoT sécurisée",
    "Plateformes de données",
  ]);
});

test("the method has its four steps, the firm its three values", () => {
  open();
  expect(titles(page.method.title)).toEqual(["Idéation", "Prototype", "Pré-indus", "Déploiement"]);
  expect(titles(page.about.title)).toEqual([
    ...founders.founders.map(({ name }) => name),
    "Qualité",
    "Sécurité (TLS)",
    "Réactivité",
  ]);
});

test("AquaLink asks three questions, with the inputs that answer them, and can be answered", () => {
  open();
  const aqualink = region("AquaLink");
  const questions = aqualink.getAllByRole("listitem").map((item) => item.textContent);
  expect(questions).toEqual(
    [/Pression.*0–10.V/, /Débit.*Impulsions/, /Niveau.*4–20.mA/].map((text) => expect.stringMatching(text)),
  );
  const [equip, more] = aqualink.getAllByRole("link");
  expect(equip).toHaveAttribute("href", "/contact");
  expect(more).toHaveAttribute("href", "/projets");
});

test("its web view can be operated", () => {
  open();
  const aqualink = region("AquaLink");
  expect(aqualink.getByRole("slider")).toHaveAttribute("aria-valuetext");
  expect(aqualink.getByRole("checkbox", { name: page.aqualink.chart.leak.label })).not.toBeChecked();
});

test("both founders are there, with their addresses", () => {
  open();
  const about = region(page.about.title);
  for (const { name, email } of founders.founders) {
    expect(about.getByRole("heading", { name })).toBeVisible();
    expect(about.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
  }
});

test("«Contactez-nous» leads to the section contact of this page, which leads to the form", () => {
  open();
  expect(screen.getByRole("link", { name: "Contactez-nous" })).toHaveAttribute("href", "#contact");
  const contact = screen.getByRole("region", { name: page.contact.title });
  expect(contact).toHaveAttribute("id", "contact");
  expect(within(contact).getByRole("link")).toHaveAttribute("href", "/contact");
});
