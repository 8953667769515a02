import { templates } from "site:templates";
import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { PreviewTemplateComponentProps } from "decap-cms-core";
import { Component, type ComponentType, type ReactNode } from "react";
import { wrapPageElement } from "../../src/application/wrap-page-element";
import { schemaOf } from "../../src/content/check/file-problems";
import type { PictureFacts } from "../../src/content/check/picture-format";
import { listedPages, optionalContract } from "../../src/content/contract";
import { openingHoursLines } from "../../src/content/opening-hours";
import { projectPages } from "../../src/content/project-pages";
import { queryAnswer } from "../../src/content/query-answer";
import { valueAt } from "../../src/content/walk";
import NotFoundPage from "../../src/pages/404";
import LegalPage from "../../src/templates/legal";
import type { PageContext } from "../../src/templates/page-context";
import ThanksPage from "../../src/templates/thanks";
import { draftOf, factsFor, savedContent } from "./contents";
import { answerStaticQuery } from "./mocks/gatsby";

/** The site's own templates, showing what is being typed. */

/** Of what Gatsby gives it, the layout reads only the path and the context. */
type LayoutProps = Parameters<typeof wrapPageElement>[0];

type Screen = { template: ComponentType<never>; path: string; context?: PageContext };

const screens = new Map<string, Screen>([
  ...listedPages.map(({ name, path, hasContactSection }): [string, Screen] => [
    name,
    { template: templates[name], path, context: { hasContactSection } },
  ]),
  ["thanks", { template: ThanksPage, path: "/merci" }],
  ["not-found", { template: NotFoundPage, path: "/404" }],
  ...Object.keys(optionalContract).map((name): [string, Screen] => [
    name,
    { template: LegalPage, path: name.replace("legal", "") },
  ]),
]);

export function Preview({ entry, getAsset, document }: PreviewTemplateComponentProps) {
  const { name, content, uploads } = draftOf(entry);
  const pictureOf = (file: string) => processed(file && getAsset(file).url, factsFor(file, uploads));
  const answer = (file: string, value: unknown) =>
    queryAnswer(schemaOf(file), value, pictureOf) as Record<string, unknown>; // a file is an object
  const of = (file: string) => answer(file, file === name ? content : savedContent(file));

  answerStaticQuery(of("site"));
  // What all pages share is seen on the home page.
  const shown = screens.has(name) ? name : "home";
  const screen = screens.get(shown);
  if (!screen) return null;
  const page = pageOf(shown, of);
  const props = {
    data: { page, home: of("home"), founders: of("founders"), thanks: { path: "/merci" } },
    path: screen.path,
    location: { pathname: screen.path },
    pageContext: { ...screen.context, ...contextOf(shown, page) },
  };
  const Template = screen.template as ComponentType<object>; // each is given what its query asks for, and more
  return (
    <CacheProvider value={cacheOf(document)}>
      {/* Links and the form lead nowhere here. */}
      <div onClickCapture={stay} onSubmitCapture={(event) => event.preventDefault()}>
        <Mended key={shown} of={entry}>
          {wrapPageElement({ element: <Template {...props} />, props } as unknown as LayoutProps)}
        </Mended>
      </div>
    </CacheProvider>
  );
}

/** What Gatsby's image pipeline would make of a picture, in one size. */
function processed(src: string, facts: PictureFacts | undefined) {
  const { width, height } = facts && "width" in facts ? facts : { width: 16, height: 9 };
  const data = { layout: "fullWidth", width, height, images: { sources: [], fallback: { src } } };
  return { childImageSharp: { gatsbyImageData: data, portrait: data, resize: { src } } };
}

function stay(event: { target: EventTarget; preventDefault: () => void }): void {
  // An element of the frame is not an instance of this window's Element.
  const target = event.target as Partial<Element>;
  if (target.closest?.("a")) event.preventDefault();
}

function pageOf(name: string, of: (file: string) => Record<string, unknown>): Record<string, unknown> {
  const page = of(name);
  if (name === "projects") {
    const projects = (page.projects as { image: object }[]).slice(0, projectPages("", 0)[0]?.limit);
    return { ...page, projects, first: projects.slice(0, 1).map(({ image }) => ({ image })) };
  }
  if (name !== "contact") return page;
  const details = page.details as { hours: { several: string; single: string } };
  const hours = valueAt(of("site"), ["business", "openingHours"]) as Parameters<typeof openingHoursLines>[0];
  return {
    ...page,
    details: { ...details, openingHoursLines: openingHoursLines(hours, details.hours, "fr-CH") },
  };
}

function contextOf(name: string, page: Record<string, unknown>): object {
  if (name === "projects") {
    const all = savedContent("projects");
    const count = (valueAt(all, ["projects"]) as unknown[] | undefined)?.length ?? 1;
    return { number: 1, pages: projectPages("/projets", count).length };
  }
  return { page, thanks: page };
}

const caches = new WeakMap<Document, EmotionCache>();

/** The styles of the preview go into its own frame. */
function cacheOf(document: Document): EmotionCache {
  const known = caches.get(document);
  if (known) return known;
  const cache = createCache({ key: "apercu", container: document.head });
  caches.set(document, cache);
  return cache;
}

type MendedProps = { of: unknown; children: ReactNode };

/** Half-typed values may be more than a template can show: it tries again with the next keystroke. */
class Mended extends Component<MendedProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidUpdate(before: MendedProps): void {
    if (this.state.hasFailed && before.of !== this.props.of) this.setState({ hasFailed: false });
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <p style={{ padding: "2rem" }}>L’aperçu revient dès que la valeur en cours est complète.</p>;
  }
}
