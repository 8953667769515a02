import { createContext, type ReactElement, useContext } from "react";

/**
 * How the home page's copper trace meets a section: it runs down all of it (`through`), down to its content and into that
 * (`into`), or has ended above it (`past`), where the section is only indented like the others.
 */
type Trace = "through" | "into" | "past" | undefined;

const TraceContext = createContext<Trace>(undefined);

export const useTrace = (): Trace => useContext(TraceContext);

type Props = {
  /** In the order of the page. */
  sections: readonly ReactElement[];
  /** Key of the section whose content the trace ends in. */
  into: string;
};

/** Sections with the copper trace at their left, down to the one that it ends in. */
export function CopperTrace({ sections, into }: Props) {
  const end = sections.findIndex(({ key }) => key === into);
  return sections.map((section, index) => (
    <TraceContext key={section.key} value={traceAt(index, end)}>
      {section}
    </TraceContext>
  ));
}

function traceAt(index: number, end: number): Trace {
  if (index === end) return "into";
  return index < end ? "through" : "past";
}
