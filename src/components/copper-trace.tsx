import { createContext, type ReactElement, useContext } from "react";

/** How the home page's copper trace meets a section: it runs `through` it, goes `into` its content, or
 * is `past`, and what follows keeps its place. */
type Trace = "through" | "into" | "past" | undefined;

const TraceContext = createContext<Trace>(undefined);

export const useTrace = (): Trace => useContext(TraceContext);

type Props = {
  /** In the order of the page. */
  sections: readonly ReactElement[];
  /** Key of the section whose content the trace ends in. */
  into: string;
};

/** Sections that the copper trace runs down, from what is above them to the one that it goes into. */
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
