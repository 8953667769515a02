import { createElement, type FunctionComponent, startTransition, useLayoutEffect } from "react";
import type { IslandName } from "./names";
import { preserveInput } from "./preserve-input";

/** Hydrates an island in place, in separate tasks and a transition, so that phones stay responsive. */
export async function hydrate<Props extends object>(
  name: IslandName,
  load: () => Promise<FunctionComponent<Props>>,
): Promise<void> {
  try {
    const element = document.querySelector(`[data-island="${name}"]`);
    const propsJson = document.querySelector(`[data-props="${name}"]`)?.textContent;
    if (!element || !propsJson) throw new Error(`Island "${name}" or its props not found.`);
    const restoreInput = preserveInput(element);
    await nextTask();
    const { hydrateRoot } = await import(/* webpackMode: "eager" */ "react-dom/client");
    await nextTask();
    const component = await load();
    const props = JSON.parse(propsJson) as Props;
    const servedNodes = [...element.childNodes];
    /** Restores the markup, which React removes on errors. */
    const onUncaughtError = (error: unknown) => {
      element.replaceChildren(...servedNodes);
      restoreInput({ wereRemoved: true });
      dispatchIslandEvent("islandfailed");
      reportError(error);
    };
    startTransition(() => {
      hydrateRoot(
        element,
        <>
          {/* Rendered first, so that its effect runs before the component's. */}
          <InputRestorer restoreInput={restoreInput} />
          {createElement(component, props)}
        </>,
        { onUncaughtError },
      );
    });
  } catch (error) {
    dispatchIslandEvent("islandfailed");
    throw error;
  }
}

const dispatchIslandEvent = (event: "islandready" | "islandfailed") => dispatchEvent(new Event(event));

function InputRestorer({ restoreInput }: { restoreInput: () => void }) {
  useLayoutEffect(() => {
    restoreInput();
    dispatchIslandEvent("islandready");
  }, [restoreInput]);
  return null;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
