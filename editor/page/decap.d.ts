/** What the editor uses of Decap CMS, which ships types for a part of it only. */

declare module "decap-cms-core/dist/esm/index.js" {
  import type { ComponentType } from "react";

  export type Formatter = {
    fromFile: (content: string) => unknown;
    toFile: (data: object) => string;
  };

  export const DecapCmsCore: {
    init: (options: { config: object }) => void;
    registerBackend: (name: string, backend: new (config: BackendConfig) => object) => void;
    registerCustomFormat: (name: string, extension: string, formatter: Formatter) => void;
    registerLocale: (locale: string, phrases: object) => void;
    registerPreviewStyle: (style: string, options: { raw: true }) => void;
    registerPreviewTemplate: (name: string, component: ComponentType<PreviewProps>) => void;
    registerWidget: (name: string, control: ComponentType<ControlProps>) => void;
  };

  export type BackendConfig = { backend: Record<string, unknown>; media_folder: string };
}

declare module "decap-cms-core/dist/esm/redux/index.js" {
  export const store: {
    getState: () => {
      entryDraft: ImmutableMap;
      config: object;
    };
    subscribe: (listener: () => void) => () => void;
    dispatch: (action: object) => unknown;
  };
}

declare module "decap-cms-locales" {
  export const fr: Phrases;
  export type Phrases = { [key: string]: string | Phrases };
}

declare module "decap-cms-widget-text" {
  const widget: { controlComponent: ControlClass };
  export default widget;
}
declare module "decap-cms-widget-number" {
  const widget: { controlComponent: ControlClass };
  export default widget;
}
declare module "decap-cms-widget-image" {
  const widget: { controlComponent: ControlClass };
  export default widget;
}
declare module "decap-cms-widget-select" {
  const widget: { controlComponent: ControlClass };
  export default widget;
}
declare module "decap-cms-widget-object" {
  const widget: { controlComponent: ControlClass };
  export default widget;
}
declare module "decap-cms-widget-list" {
  const widget: { controlComponent: ControlClass };
  export default widget;
}

/** The part of Immutable's maps that is read here; values are plain once `toJS()` has made them so. */
interface ImmutableMap {
  get(key: string): unknown;
  getIn(path: readonly (string | number)[]): unknown;
  toJS(): Record<string, unknown>;
}

type FieldError = { type: string; parentIds: readonly (string | undefined)[]; message: string };

type ControlProps = {
  value: unknown;
  field: ImmutableMap;
  forID: string;
  parentIds: readonly (string | undefined)[];
  classNameWrapper: string;
  onChange: (value: unknown) => void;
  onValidateObject: (id: string, errors: readonly FieldError[]) => void;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
  /** Of Decap's frame around the control: looks at it, and shows what is wrong. */
  validate: () => void;
};

type ControlClass = new (props: ControlProps) => import("react").Component<ControlProps, { keys?: string[] }>;

type PreviewProps = {
  entry: ImmutableMap;
  getAsset: (path: string, field?: ImmutableMap) => { toString: () => string };
  document: Document;
  /** Opens the form at a field: `services.items.1.title`. */
  onFieldClick: (path: string) => void;
};

type SignInProps = {
  onLogin: (credentials: { token: string }) => void;
  error?: string;
};
