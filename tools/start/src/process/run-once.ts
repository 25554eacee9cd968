import { describeEnding, type Program, startChild } from './child.ts';
import type { Notices } from './part.ts';
import { Refusal } from './refusal.ts';

export interface Run {
  /** The first line of output; rejects with one sentence. */
  readonly done: Promise<string>;
  readonly closeInput: () => void;
  readonly kill: () => void;
}

/** Runs a program to its end; `failure` begins the error sentence. */
export function runOnce(program: Program, failure: string, notices: Notices): Run {
  const child = startChild(program);
  notices.started(child.pid);
  const done = child.ended.then(async (ending) => {
    if (ending.code === 0) return child.firstLine;
    const words = firstWords(child.readLog());
    // Our programs say with 2 that they cannot start, in a sentence.
    if (ending.code === 2) throw new Refusal(`${failure}: ${words}`);
    throw new Refusal(`${failure} (${describeEnding(ending)}); its log is ${program.logFile}.\n${words}`);
  });
  return { done, closeInput: child.closeInput, kill: () => child.signal('SIGKILL') };
}

/** Returns the first lines of a log without stack traces. */
function firstWords(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  return lines.slice(0, 10).join('\n');
}
