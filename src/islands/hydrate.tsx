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
    const json = document.querySelector(`[data-props="${name}"]`)?.textContent;
    if (!element || !json) throw new Error(`Island "${name}" or its props not found.`);
    const carryOver = preserveInput(element);
    await nextTask();
    const { hydrateRoot } = await import(/* webpackMode: "eager" */ "react-dom/client");
    await nextTask();
    const component = await load();
    // Written by island.tsx.
    const props = JSON.parse(json) as Props;
    const served = [...element.childNodes];
    /** Restores the markup, which React removes on errors. */
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
          {/* Rendered first, so that its effect runs before the component's. */}
          <CarryOver carryOver={carryOver} />
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

const report = (event: "islandready" | "islandfailed") => dispatchEvent(new Event(event));

function CarryOver({ carryOver }: { carryOver: () => void }) {
  useLayoutEffect(() => {
    carryOver();
    report("islandready");
  }, [carryOver]);
  return null;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
