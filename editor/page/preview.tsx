import { templates } from "site:templates";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { Component, type ComponentType, memo, type ReactNode, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { Layout } from "../../src/components/layout";
import type { Contents } from "../../src/content/check/across-files";
import { schemaOf } from "../../src/content/check/file-problems";
import { listedPages, optionalContract } from "../../src/content/contract";
import { openingHoursLines } from "../../src/content/opening-hours";
import { projectPages } from "../../src/content/project-pages";
import { queryAnswer } from "../../src/content/query-answer";
import { valueAt } from "../../src/content/walk";
import NotFoundPage from "../../src/pages/404";
import LegalPage from "../../src/templates/legal";
import ThanksPage from "../../src/templates/thanks";
import { globalStyleSheet } from "../../src/theme/global-styles";
import { answerStaticQuery } from "./mocks/gatsby";
import type { FormPictures, OpenPicture } from "./pictures";

/** The site's own templates, showing what is being typed, in a frame of their own. */

type Screen = { template: ComponentType<never>; path: string; hasContactSection?: boolean };

const screens = new Map<string, Screen>([
  ...listedPages.map(({ name, ...page }): [string, Screen] => [name, { template: templates[name], ...page }]),
  ["thanks", { template: ThanksPage, path: "/merci" }],
  ["not-found", { template: NotFoundPage, path: "/404" }],
  ...Object.keys(optionalContract).map((name): [string, Screen] => [
    name,
    { template: LegalPage, path: name.replace("legal", "") },
  ]),
]);

type Props = {
  name: string;
  /** What is typed, as the file is to hold it, and the other files. */
  content: unknown;
  contents: Contents;
  pictures: FormPictures;
};

/** The key that is typed does not wait for it: it is given the content a moment later. */
export const Preview = memo(function Preview(props: Props) {
  const [frame, setFrame] = useState<Document>();
  // The styles of the preview go into its own frame.
  const cache = useMemo(() => frame && createCache({ key: "apercu", container: frame.head }), [frame]);
  return (
    <iframe
      title="Aperçu de la page"
      srcDoc={`<!doctype html><html lang="fr-CH"><title>Aperçu</title><style>${globalStyleSheet}</style></html>`}
      onLoad={({ currentTarget }) => setFrame(currentTarget.contentDocument ?? undefined)}
    >
      {frame &&
        cache &&
        createPortal(
          <CacheProvider value={cache}>
            {/* Links and the form lead nowhere here. */}
            <div onClickCapture={stay} onSubmitCapture={(event) => event.preventDefault()}>
              <Mended of={props.content}>
                <Screen {...props} />
              </Mended>
            </div>
          </CacheProvider>,
          frame.body,
        )}
    </iframe>
  );
});

function Screen({ name, content, contents, pictures }: Props) {
  const shownPicture = (file: string) => processed(pictures.get(file), () => pictures.open(file));
  const of = (file: string) => {
    const value = file === name ? content : contents.get(file);
    return queryAnswer(schemaOf(file), value, shownPicture) as Record<string, unknown>; // a file is an object
  };

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
    pageContext: { hasContactSection: screen.hasContactSection, ...contextOf(shown, page, contents) },
  };
  const Template = screen.template as ComponentType<object>; // each is given what its query asks for, and more
  return (
    <Layout path={screen.path} hasContactSection={screen.hasContactSection}>
      <Template {...props} />
    </Layout>
  );
}

/** What Gatsby's image pipeline would make of a picture, in one size; opened once a template asks for it. */
function processed(picture: OpenPicture | undefined, open: () => void) {
  const { width, height } = picture && "width" in picture.facts ? picture.facts : { width: 16, height: 9 };
  const shown = {
    get src() {
      if (!picture) open();
      return picture?.url ?? "";
    },
  };
  const data = { layout: "fullWidth", width, height, images: { sources: [], fallback: shown } };
  return { childImageSharp: { gatsbyImageData: data, portrait: data, resize: shown } };
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

function contextOf(name: string, page: Record<string, unknown>, contents: Contents): object {
  if (name === "projects") {
    const all = valueAt(contents.get("projects"), ["projects"]);
    const count = Array.isArray(all) ? all.length : 1;
    return { number: 1, pages: projectPages("/projets", count).length };
  }
  return { page, thanks: page };
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
