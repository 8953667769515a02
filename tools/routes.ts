import contact from "../data/contact.json";
import founders from "../data/founders.json";
import home from "../data/home.json";
import partners from "../data/partners.json";
import projects from "../data/projects.json";
import solutions from "../data/solutions.json";

/** The routes of the specification's table (§2), the content behind each, and what «Contactez-nous» finds there. */
export const routes = [
  { path: "/", seo: home.seo, heading: home.hero.title, hasContactSection: true },
  { path: "/a-propos", seo: founders.seo, heading: founders.title, hasContactSection: false },
  { path: "/solutions", seo: solutions.seo, heading: solutions.title, hasContactSection: false },
  { path: "/projets", seo: projects.seo, heading: projects.title, hasContactSection: false },
  { path: "/partenaires", seo: partners.seo, heading: partners.title, hasContactSection: false },
  { path: "/contact", seo: contact.seo, heading: contact.title, hasContactSection: true },
];

export const paths = routes.map((route) => route.path);
