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
import type { FormPictures, OpenPicture } from "./picture-cache";

/** Shows the edited content with the site's own templates, in a frame. */

type Page = { template: ComponentType<never>; path: string; hasContactSection?: boolean };

const pages = new Map<string, Page>([
  ...listedPages.map(({ name, ...page }): [string, Page] => [name, { template: templates[name], ...page }]),
  ["thanks", { template: ThanksPage, path: "/merci" }],
  ["not-found", { template: NotFoundPage, path: "/404" }],
  ...Object.keys(optionalContract).map((name): [string, Page] => [
    name,
    { template: LegalPage, path: name.replace("legal", "") },
  ]),
]);

type Props = {
  name: string;
  /** The edited file. */
  content: unknown;
  /** All files as they are saved. */
  contents: Contents;
  pictures: FormPictures;
};

/** Memoised: it is slow, and FormPage gives it a deferred content. */
export const Preview = memo(function Preview(props: Props) {
  const [frame, setFrame] = useState<Document>();
  // Emotion writes the styles of the preview into its frame.
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
            {/* Links and the form lead nowhere here: its own code does not hear of a press. */}
            <div onClickCapture={preventNavigation} onSubmitCapture={stop}>
              <ErrorBoundary resetKey={props.content}>
                <PreviewedPage {...props} />
              </ErrorBoundary>
            </div>
          </CacheProvider>,
          frame.body,
        )}
    </iframe>
  );
});

function PreviewedPage({ name, content, contents, pictures }: Props) {
  const pictureNode = (file: string) => pictureNodeOf(pictures.get(file), () => pictures.open(file));
  const answerFor = (file: string) => {
    const value = file === name ? content : contents.get(file);
    return queryAnswer(schemaOf(file), value, pictureNode) as Record<string, unknown>; // a file is an object
  };

  answerStaticQuery(answerFor("site"));
  // A file that all pages share is shown on the home page.
  const pageName = pages.has(name) ? name : "home";
  const previewed = pages.get(pageName);
  if (!previewed) return null;
  const { path, hasContactSection } = previewed;
  const page = pageOf(pageName, answerFor);
  const props = {
    data: { page, home: answerFor("home"), founders: answerFor("founders"), thanks: { path: "/merci" } },
    path,
    location: { pathname: path },
    pageContext: { hasContactSection, ...contextOf(pageName, page, contents) },
  };
  const Template = previewed.template as ComponentType<object>; // each gets what its query asks for, and more
  return (
    <Layout path={path} hasContactSection={hasContactSection}>
      <Template {...props} />
    </Layout>
  );
}

/** The node of Gatsby's image pipeline for a picture, in one size; opens the picture once a template reads its `src`. */
function pictureNodeOf(picture: OpenPicture | undefined, open: () => void) {
  const { width, height } = picture && "width" in picture.facts ? picture.facts : { width: 16, height: 9 };
  const image = {
    get src() {
      if (!picture) open();
      return picture?.url ?? "";
    },
  };
  const data = { layout: "fullWidth", width, height, images: { sources: [], fallback: image } };
  return { childImageSharp: { gatsbyImageData: data, portrait: data, resize: image } };
}

function stop(event: { preventDefault: () => void; stopPropagation: () => void }): void {
  event.preventDefault();
  event.stopPropagation();
}

function preventNavigation(event: { target: EventTarget; preventDefault: () => void }): void {
  // An element of the frame is not an instance of this window's Element.
  const target = event.target as Partial<Element>;
  if (target.closest?.("a")) event.preventDefault();
}

type OpeningHours = Parameters<typeof openingHoursLines>[0];

function pageOf(name: string, answerFor: (file: string) => Record<string, unknown>): Record<string, unknown> {
  const page = answerFor(name);
  if (name === "projects") {
    const [first, ...further] = (page.projects as object[]).slice(0, projectPages("", 0)[0]?.end);
    return { ...page, first: first ? [first] : [], further };
  }
  if (name !== "contact") return page;
  const details = page.details as { hours: { several: string; single: string } };
  const hours = valueAt(answerFor("site"), ["business", "openingHours"]) as OpeningHours;
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

type ErrorBoundaryProps = { resetKey: unknown; children: ReactNode };

/** A template may throw on half-typed values: the next keystroke renders it again. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <p style={{ padding: "2rem" }}>L’aperçu revient dès que la valeur en cours est complète.</p>;
  }
}
