import { templates } from "site:templates";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { Component, type ComponentType, memo, type ReactNode, useEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { Layout } from "../../src/components/layout";
import type { Contents } from "../../src/content/check/cross-file-problems";
import { type Content, type ContentFile, contentSchemas } from "../../src/content/contract";
import { queryResult } from "../../src/content/query-result";
import { sitePages } from "../../src/gatsby/pages";
import NotFoundPage from "../../src/pages/404";
import LegalPage from "../../src/templates/legal";
import ThanksPage from "../../src/templates/thanks";
import { globalStyleSheet } from "../../src/theme/global-styles";
import { color } from "../../src/theme/tokens";
import { collectFieldTexts, type FieldText, findFieldId, findTextElement } from "./field-texts";
import { setSite } from "./stubs/gatsby";

const allTemplates: Record<string, ComponentType<never>> = {
  ...templates,
  legal: LegalPage,
  thanks: ThanksPage,
  "not-found": NotFoundPage,
};

type Props = {
  /** The content file's name. */
  name: string;
  /** The edited file's content. */
  content: unknown;
  /** The saved contents of all files. */
  contents: Contents;
  /** Called with the id of the clicked text's field; of data/site.json if `isInSiteFile`, then "" if no field has the text. */
  onFieldClick: (id: string, options?: { isInSiteFile: boolean }) => void;
};

const screenWidths = { Téléphone: 390, Tablette: 820, Ordinateur: 1440 };

/** A background colour, because an outline would cross neighbouring lines of text. */
const highlightColor = `color-mix(in srgb, ${color.copper} 25%, transparent)`;
const frameStyleSheet = `${globalStyleSheet}
  [data-field] { background: ${highlightColor}; box-shadow: 0 0 0 4px ${highlightColor}; }
  img[data-field] { outline: 3px solid ${color.copper}; }
  img:not([src]) { visibility: hidden; }`;

/** Renders the edited content with the site's templates in an iframe; memoised, because rendering is slow. */
export const Preview = memo(function Preview(props: Props) {
  const [frameDocument, setFrameDocument] = useState<Document>();
  const [width, setWidth] = useState(screenWidths.Ordinateur);
  const [availableWidth, setAvailableWidth] = useState(width);
  // Injects Emotion's styles into the frame.
  const cache = useMemo(
    () => frameDocument && createCache({ key: "apercu", container: frameDocument.head }),
    [frameDocument],
  );
  const scale = Math.min(1, availableWidth / width);
  return (
    <>
      <fieldset className="row widths">
        <legend>Largeur de l’aperçu</legend>
        {Object.entries(screenWidths).map(([label, value]) => (
          <label key={label} className="row">
            <input type="radio" name="largeur" checked={width === value} onChange={() => setWidth(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      <div
        className="frame"
        ref={(container) => {
          const observer = new ResizeObserver(() => setAvailableWidth(container?.clientWidth || width));
          if (container) observer.observe(container);
          return () => observer.disconnect();
        }}
      >
        <iframe
          title="Aperçu de la page"
          // Excluded from the tab order, because its links do nothing.
          tabIndex={-1}
          style={{ inlineSize: width, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
          srcDoc={`<!doctype html><html lang="fr-CH"><title>Aperçu</title><style>${frameStyleSheet}</style></html>`}
          onLoad={({ currentTarget: { contentDocument } }) => {
            contentDocument?.addEventListener("keydown", forwardKey);
            setFrameDocument(contentDocument ?? undefined);
          }}
        >
          {frameDocument &&
            cache &&
            createPortal(
              <CacheProvider value={cache}>
                <ErrorBoundary resetKey={props.content}>
                  <PreviewedPage {...props} frameBody={frameDocument.body} />
                </ErrorBoundary>
              </CacheProvider>,
              frameDocument.body,
            )}
        </iframe>
      </div>
    </>
  );
});

/** Memoised, so that a new width does not render the page again. */
const PreviewedPage = memo(function PreviewedPage(props: Props & { frameBody: HTMLElement }) {
  const { name, onFieldClick, frameBody } = props;
  const results = useQueryResults(props);
  const getTexts = () => collectFieldTexts(name, results[name]);
  useFieldHighlight(frameBody, getTexts);
  // Must be set before the page is rendered, which reads it.
  setSite(results.site);

  const pages = sitePages({
    legalPages: name.startsWith("legal/") ? [results[name] as { path: string }] : [],
    // Any service, because the thank-you page exists only with one.
    delivery: { service: "netlify" },
    thanks: results.thanks,
  });
  const ownPage = [...pages, { path: "/404", template: "not-found", context: {} }].find(
    ({ path, template }) => template === name || path === (results[name] as { path?: string }).path,
  );
  // data/site.json has no page of its own; preview the contact page, which shows phone and opening hours.
  const previewedPage = ownPage ?? pages.find(({ template }) => template === "contact");
  // The cast is safe, because `results` has what every template's query names.
  const Template = allTemplates[previewedPage?.template ?? ""] as
    | ComponentType<{ data: object; pageContext: object }>
    | undefined;
  if (!previewedPage || !Template) return null;
  const { path, context } = previewedPage;
  const data = { ...results, page: results[ownPage ? name : previewedPage.template] };
  /** Focuses the form's field of a clicked text; links and buttons in the preview do nothing. */
  const handleClick = (event: { target: EventTarget; preventDefault: () => void }) => {
    // Elements of the frame are not instances of this window's `Element`.
    const target = event.target as Element;
    // A click on a label would focus the label's own field.
    if (target.closest("a, form label")) event.preventDefault();
    // Outside <main> are texts of data/site.json, and the menu, whose texts have no fields.
    const isOutsideMain = !target.closest("main");
    if (isOutsideMain && target.closest("nav")) return;
    const fieldId = isOutsideMain && name !== "site" ? undefined : findFieldId(target, getTexts());
    if (fieldId) return onFieldClick(fieldId);
    // A page may show texts of data/site.json too, such as the phone number on the contact page.
    const sharedId = findFieldId(target, collectFieldTexts("site", results.site));
    if (sharedId || isOutsideMain) onFieldClick(sharedId ?? "", { isInSiteFile: true });
  };
  return (
    <div onClickCapture={handleClick} onAuxClickCapture={handleClick} onSubmitCapture={cancelEvent}>
      <Layout path={path}>
        <Template data={data} pageContext={context} />
      </Layout>
    </div>
  );
});

type QueryResults = { [File in ContentFile]: Content[File] } & Record<string, unknown>;

function useQueryResults({ name, content, contents }: Omit<Props, "onFieldClick">): QueryResults {
  const savedResults = useMemo(
    () => Object.keys(contentSchemas).map((file) => [file, queryResultOf(file, contents.get(file))] as const),
    [contents],
  );
  return { ...Object.fromEntries(savedResults), [name]: queryResultOf(name, content) } as QueryResults;
}

function queryResultOf(file: string, value: unknown): unknown {
  return queryResult(file as ContentFile, value, pictureNode);
}

/** A picture node as Gatsby's image pipeline yields it, in one size that the server crops. */
function pictureNode(file: string, aspectRatio: number) {
  // An empty `src` hides the image (frameStyleSheet).
  const src = file && `/${file}?ratio=${aspectRatio}`;
  return {
    childImageSharp: { gatsbyImageData: { width: aspectRatio, height: 1, images: { fallback: { src } } } },
  };
}

/** Highlights the focused field's text in the preview and keeps it in view. */
function useFieldHighlight(frameBody: HTMLElement, getTexts: () => readonly FieldText[]): void {
  useEffect(() => {
    const highlightFocusedField = () => {
      const id = document.activeElement?.closest("main [id]")?.id;
      if (!id) return;
      frameBody.querySelector("[data-field]")?.removeAttribute("data-field");
      const element = findTextElement(id, getTexts(), frameBody);
      if (!element) return;
      element.setAttribute("data-field", "");
      const root = frameBody.ownerDocument.documentElement;
      const { top, bottom } = element.getBoundingClientRect();
      // The site's sticky header covers the top; scrollIntoView would scroll the form as well.
      const isInView = top > 80 && bottom < root.clientHeight;
      if (!isInView) root.scrollBy({ top: (top + bottom - root.clientHeight) / 2, behavior: "instant" });
    };
    highlightFocusedField();
    addEventListener("focusin", highlightFocusedField);
    return () => removeEventListener("focusin", highlightFocusedField);
  });
}

/** Lets the form's shortcuts, such as Ctrl+S, work in the frame. */
function forwardKey(event: KeyboardEvent): void {
  if (!dispatchEvent(new KeyboardEvent("keydown", event))) event.preventDefault();
}

function cancelEvent(event: { preventDefault: () => void; stopPropagation: () => void }): void {
  event.preventDefault();
  event.stopPropagation();
}

type ErrorBoundaryProps = { resetKey: unknown; children: ReactNode };

/** Catches a template's error on a half-typed value, and renders again after the next keystroke. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.hasFailed && previous.resetKey !== this.props.resetKey)
      this.setState({ hasFailed: false });
  }
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <p style={{ padding: "2rem" }}>L’aperçu revient dès que la valeur en cours est complète.</p>;
  }
}
