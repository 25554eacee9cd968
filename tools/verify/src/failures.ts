import type { TestResult } from '@partyline/tools-requirements';

const MESSAGE_LINES = 45;
const LOG_LINES = 10;
/** Stacks and pages' elements fill lines of thousands of characters. */
const LINE_LENGTH = 300;
/** Higher levels are errors. */
const WARNING = 40;

/** Describes a failed test: title, file and the first lines of its message. */
export function describeFailure({
  title,
  file,
  message,
}: Pick<TestResult, 'title' | 'file' | 'message'>): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const shown = lines.slice(0, MESSAGE_LINES);
  const left = lines.length - shown.length;
  return [
    `FAILED  ${title} (${file})`,
    ...shown.map((line) => `        ${cut(line)}`),
    ...(left > 0 ? [`        (${left} more lines)`] : []),
  ].join('\n');
}

function cut(line: string): string {
  return line.length > LINE_LENGTH ? `${line.slice(0, LINE_LENGTH)}…` : line;
}

function isProblem(line: string): boolean {
  try {
    const { level } = JSON.parse(line) as { level?: unknown }; // any JSON: checked in the next line
    return typeof level === 'number' && level >= WARNING;
  } catch {
    return false;
  }
}

/** Returns the last warnings and errors of a log with one JSON object per line; other lines are skipped. */
export function listLogProblems(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => line.startsWith('{') && isProblem(line))
    .slice(-LOG_LINES)
    .map(cut);
}
