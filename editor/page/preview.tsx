import { templates } from "site:templates";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { Component, type ComponentType, memo, type ReactNode, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { Layout } from "../../src/components/layout";
import { sitePages } from "../../src/gatsby/pages";
import NotFoundPage from "../../src/pages/404";
import LegalPage from "../../src/templates/legal";
import ThanksPage from "../../src/templates/thanks";
import { globalStyleSheet } from "../../src/theme/global-styles";
import { color } from "../../src/theme/tokens";
import { useFieldInView } from "./field-in-view";
import { answerStaticQuery } from "./mocks/gatsby";
import { type Previewed, useAnswers } from "./preview-answers";
import { StoredText } from "./storage";
import { fieldAt, textsOf } from "./text-places";

/** Shows the edited content with the site's own templates, in a frame. */

const allTemplates: Record<string, ComponentType<never>> = {
  ...templates,
  legal: LegalPage,
  thanks: ThanksPage,
  "not-found": NotFoundPage,
};

type Props = Previewed & {
  /** A text was pressed: leads to the field with this id, in the form of all pages if `isShared`. */
  onField: (id: string, isShared?: boolean) => void;
};

const widths = { Téléphone: 390, Tablette: 820, Ordinateur: 1440 };
/** The next form's preview begins with it: each form is a document. */
const chosenWidth = new StoredText("apercu-largeur", () => sessionStorage);

/** A mark behind the words: an outline would cut through the lines next to them. A picture that is not there yet shows nothing. */
const mark = `color-mix(in srgb, ${color.copper} 25%, transparent)`;
const frameStyles = `${globalStyleSheet}
  [data-field] { background: ${mark}; box-shadow: 0 0 0 4px ${mark}; }
  img[data-field] { outline: 3px solid ${color.copper}; }
  img:not([src]) { visibility: hidden; }`;

/** Memoised: it is slow, and FormPage gives it a deferred content. */
export const Preview = memo(function Preview(props: Props) {
  const [frame, setFrame] = useState<Document>();
  const [width, setWidth] = useState(Number(chosenWidth.read()) || widths.Ordinateur);
  const [room, setRoom] = useState(width);
  // Emotion writes the styles of the preview into its frame.
  const cache = useMemo(() => frame && createCache({ key: "apercu", container: frame.head }), [frame]);
  const scale = Math.min(1, room / width);
  return (
    <>
      <fieldset className="row widths">
        <legend>Largeur de l’aperçu</legend>
        {Object.entries(widths).map(([label, value]) => (
          <label key={label} className="row">
            <input
              type="radio"
              name="largeur"
              checked={width === value}
              onChange={() => {
                chosenWidth.write(String(value));
                setWidth(value);
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <div
        className="frame"
        ref={(box) => {
          const observer = new ResizeObserver(() => setRoom(box?.clientWidth || width));
          if (box) observer.observe(box);
          return () => observer.disconnect();
        }}
      >
        <iframe
          title="Aperçu de la page"
          // Its links lead nowhere: Tab passes them by.
          tabIndex={-1}
          style={{ inlineSize: width, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
          srcDoc={`<!doctype html><html lang="fr-CH"><title>Aperçu</title><style>${frameStyles}</style></html>`}
          onLoad={({ currentTarget: { contentDocument } }) => {
            contentDocument?.addEventListener("keydown", passOn);
            setFrame(contentDocument ?? undefined);
          }}
        >
          {frame &&
            cache &&
            createPortal(
              <CacheProvider value={cache}>
                <ErrorBoundary resetKey={props.content}>
                  <PreviewedPage {...props} page={frame.body} />
                </ErrorBoundary>
              </CacheProvider>,
              frame.body,
            )}
        </iframe>
      </div>
    </>
  );
});

/** Memoised: another width renders nothing anew. */
const PreviewedPage = memo(function PreviewedPage({
  onField,
  page,
  ...props
}: Props & { page: HTMLElement }) {
  const { name } = props;
  const answers = useAnswers(props);
  const texts = () => textsOf(name, answers[name]);
  useFieldInView(page, texts);
  answerStaticQuery(answers.site);

  const pages = sitePages({
    legalPages: name.startsWith("legal/") ? [answers[name] as { path: string }] : [],
    // The page is written before messages are delivered.
    delivery: { service: "netlify" },
    thanks: answers.thanks,
  });
  const own = [...pages, { path: "/404", template: "not-found", context: {} }].find(
    ({ path, template }) => template === name || path === (answers[name] as { path?: string }).path,
  );
  // What all pages share is shown where the telephone and the opening hours stand, too.
  const shown = own ?? pages.find(({ template }) => template === "contact");
  const Template = allTemplates[shown?.template ?? ""] as
    | ComponentType<{ data: object; pageContext: object }>
    | undefined; // each reads what its query asks for
  if (!shown || !Template) return null;
  const { path, context } = shown;
  const data = { ...answers, page: answers[own ? name : shown.template] };
  /** Links and the form lead nowhere here, but to the field of what was pressed. */
  const press = (event: { target: EventTarget; preventDefault: () => void }) => {
    // An element of the frame is not an instance of this window's Element.
    const target = event.target as Element;
    // A label would lead to its own field, here.
    if (target.closest("a, form label")) event.preventDefault();
    const isFrame = name !== "site" && !target.closest("main");
    const field = isFrame ? undefined : fieldAt(target, texts(), page);
    if (field) return onField(field);
    // Also within the page, as the telephone of the contact page.
    const shared = fieldAt(target, textsOf("site", answers.site), page);
    // The menu is fixed.
    if (shared || (isFrame && !target.closest("nav"))) onField(shared ?? "", true);
  };
  return (
    <div onClickCapture={press} onAuxClickCapture={press} onSubmitCapture={stop}>
      <Layout path={path}>
        <Template data={data} pageContext={context} />
      </Layout>
    </div>
  );
});

/** The form's keys, as Ctrl+S, are pressed in the frame, too. */
function passOn(event: KeyboardEvent): void {
  if (!dispatchEvent(new KeyboardEvent("keydown", event))) event.preventDefault();
}

function stop(event: { preventDefault: () => void; stopPropagation: () => void }): void {
  event.preventDefault();
  event.stopPropagation();
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
