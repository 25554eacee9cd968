export type MutantStatus =
  | 'Killed'
  | 'Survived'
  | 'NoCoverage'
  | 'Timeout'
  | 'RuntimeError'
  | 'CompileError'
  | 'Ignored'
  | 'Pending';

export interface Mutant {
  /** Relative to the library, such as `src/money.ts`. */
  readonly file: string;
  /** First line, from 1. */
  readonly lineNumber: number;
  /** That line, trimmed. */
  readonly line: string;
  readonly mutator: string;
  /** On one line. */
  readonly original: string;
  /** On one line. */
  readonly replacement: string;
  readonly status: MutantStatus;
}

/** Lines and columns from 1, the end excluded. */
export interface Span {
  readonly start: { readonly line: number; readonly column: number };
  readonly end: { readonly line: number; readonly column: number };
}

/** Returns the text of a span; empty if the file has no such lines. */
export function textAt(source: string, { start, end }: Span): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join('\n');
}

/** Puts a text on one line, so that reformatting creates no new mutant. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
