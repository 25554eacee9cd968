/** What became of a mutant, as Stryker says it. */
export type MutantStatus =
  | 'Killed'
  | 'Survived'
  | 'NoCoverage'
  | 'Timeout'
  | 'RuntimeError'
  | 'CompileError'
  | 'Ignored'
  | 'Pending';

/** One change of the code, and whether a test noticed it. */
export interface Mutant {
  /** From the library's folder on, such as `src/money.ts`. */
  readonly file: string;
  /** Line it begins in, from 1. */
  readonly lineNumber: number;
  /** That line, without the blanks around it. */
  readonly line: string;
  /** Stryker's name of the kind of change. */
  readonly mutator: string;
  /** What was replaced, each run of blanks and line breaks as one blank. */
  readonly original: string;
  /** What stood there instead, blanks likewise. */
  readonly replacement: string;
  readonly status: MutantStatus;
}

/** Where something stands in a file: lines and columns from 1, the end not included. */
export interface Span {
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
}

/** The text of a span; an empty string where the file has no such lines. */
export function textAt(source: string, { start, end }: Span): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join('\n');
}

/** The text with every run of blanks and line breaks as one blank, so that a new layout is no new mutant. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
