import type { TestResult } from '@partyline/tools-requirements';

const MESSAGE_LINES = 25;
const LOG_LINES = 40;
/** The level from which a line of the product's log is a warning or worse. */
const WARNING = 40;

/** A failed test for the end of a long output: its title, its file and how its message begins. */
export function describeFailure({ title, file, message }: TestResult): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const shown = lines.slice(0, MESSAGE_LINES);
  const left = lines.length - shown.length;
  return [
    `FAILED  ${title} (${file})`,
    ...shown.map((line) => `        ${line}`),
    ...(left > 0 ? [`        (${left} more lines)`] : []),
  ].join('\n');
}

function isProblem(line: string): boolean {
  try {
    const { level } = JSON.parse(line) as { level?: unknown }; // a line of anything: checked right here
    return typeof level === 'number' && level >= WARNING;
  } catch {
    return false;
  }
}

/** The last warnings and errors in a log of one JSON object a line; what else stands there is left out. */
export function listLogProblems(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => line.startsWith('{') && isProblem(line))
    .slice(-LOG_LINES);
}
