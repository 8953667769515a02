import { createElement, type FunctionComponent, startTransition, useLayoutEffect } from "react";
import type { IslandName } from "./names";
import { preserveInput } from "./preserve-input";

/**
 * Hydrates an island where it stands in the page, with the props that island.tsx has written beside it. React and the
 * island are evaluated in a task each, and hydrated as a transition: in between, a phone can respond to its visitor.
 */
export async function hydrate<Props extends object>(
  name: IslandName,
  load: () => Promise<FunctionComponent<Props>>,
): Promise<void> {
  try {
    const element = document.querySelector(`[data-island="${name}"]`);
    const json = document.querySelector(`[data-props="${name}"]`)?.textContent;
    if (!element || !json) throw new Error(`The page has no island «${name}» with its props.`);
    const carryOver = preserveInput(element);
    await nextTask();
    const { hydrateRoot } = await import(/* webpackMode: "eager" */ "react-dom/client");
    await nextTask();
    const component = await load();
    // island.tsx has written them.
    const props = JSON.parse(json) as Props;
    const served = [...element.childNodes];
    /** React has emptied the island. */
    const onUncaughtError = (error: unknown) => {
      element.replaceChildren(...served);
      carryOver(true);
      report("islandfailed");
      reportError(error);
    };
    startTransition(() => {
      hydrateRoot(
        element,
        <>
          {/* Before the component, so that its effect runs before the component's. */}
          <TakeOver carryOver={carryOver} />
          {createElement(component, props)}
        </>,
        { onUncaughtError },
      );
    });
  } catch (error) {
    report("islandfailed");
    throw error;
  }
}

/** For loader.mts. */
const report = (event: "islandready" | "islandfailed") => dispatchEvent(new Event(event));

function TakeOver({ carryOver }: { carryOver: () => void }) {
  useLayoutEffect(() => {
    carryOver();
    report("islandready");
  }, [carryOver]);
  return null;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
