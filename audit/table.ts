export type Row = {
  name: string;
  version: string;
  looks: number;
  findings: number;
  /** Findings that exceptions.ts gives a reason for. */
  excused: number;
  note: string;
  seconds: number;
};

const heads = ["auditor", "version", "pages × conditions", "findings", "excepted", "notes", "s"];

/** As Markdown, to be read here and pasted into docs/quality.md, «Audits». */
export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) =>
    [row.name, row.version, row.looks, row.findings, row.excused, row.note, row.seconds].map(String),
  );
  const widths = heads.map((head, column) =>
    Math.max(...[head, ...cells.map((line) => line[column] ?? "")].map(({ length }) => length)),
  );
  const line = (texts: readonly string[]) =>
    `| ${texts.map((text, column) => text.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(heads), line(widths.map((width) => "-".repeat(width))), ...cells.map(line)].join("\n");
}
