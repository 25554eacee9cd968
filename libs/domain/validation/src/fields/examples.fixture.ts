import type { IssueCode } from './issue-code.ts';

/** A refused value and its code. */
export interface RefusedExample {
  readonly code: string;
  readonly value: string;
}

function listLines(file: string): string[] {
  return file.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

/** Reads a plain value, or a quoted JSON string. */
function readValue(text: string): string {
  if (!/^"(?:[^"\\]|\\.)*"$/.test(text)) return text;
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'string') throw new Error(`not a text: ${text}`);
  return value;
}

/** Lists the examples of a `valid.txt`. */
export function listAccepted(file: string): string[] {
  return listLines(file).map(readValue);
}

/** Lists the examples of an `invalid.txt`. */
export function listRefused(file: string): RefusedExample[] {
  return listLines(file).map((line) => {
    const end = line.indexOf(' ');
    return end < 0
      ? { code: line, value: '' }
      : { code: line.slice(0, end), value: readValue(line.slice(end + 1)) };
  });
}

/** What a format says of a text. */
export type Judge = (text: string) => IssueCode | null;
