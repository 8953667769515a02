import { createContext, type ReactElement, type ReactNode, useContext } from "react";
import { traceStyle } from "./drawings/trace";

/**
 * How the home page's copper trace meets a section: it runs down all of it (`through`), down to its content and into that
 * (`into`), or has ended above it (`past`).
 */
type Trace = "through" | "into" | "past" | undefined;

const TraceContext = createContext<Trace>(undefined);

export const useTrace = (): Trace => useContext(TraceContext);

type Props = {
  /** Where the trace begins. */
  children: ReactNode;
  /** In the order of the page. */
  sections: readonly ReactElement[];
  /** Key of the section whose content the trace ends in. */
  into: string;
};

/** Sections with the copper trace at their left, down to the one that it ends in. */
export function CopperTrace({ children, sections, into }: Props) {
  const end = sections.findIndex(({ key }) => key === into);
  return (
    <div css={traceStyle.whole}>
      {children}
      <TraceContext value="through">{sections.slice(0, end)}</TraceContext>
      <TraceContext value="into">{sections[end]}</TraceContext>
      <TraceContext value="past">{sections.slice(end + 1)}</TraceContext>
    </div>
  );
}
