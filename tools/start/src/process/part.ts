import { setTimeout as pause } from 'node:timers/promises';
import { type Child, describeEnding, type Ending, type Program, startChild } from './child.ts';
import { poll } from './poll.ts';
import { Refusal } from './refusal.ts';

const BACKOFF_MS = [300, 1_000, 2_000, 5_000, 10_000, 30_000] as const;
const STEADY_MS = 60_000;

export interface PartPlan {
  /** Called for every start. */
  readonly program: () => Program;
  /** Polled until true. */
  readonly isReady: (child: Child) => Promise<boolean>;
  readonly readyTimeoutMs: number;
  readonly stopTimeoutMs: number;
}

export interface Notices {
  readonly say: (line: string) => void;
  /** The next start looks for the program after a kill. */
  readonly started: (pid: number) => void;
}

export interface Part {
  /** Rejects with one sentence. */
  readonly ready: Promise<void>;
  /** Terminates it, and kills it after a timeout. */
  readonly stop: () => Promise<void>;
  /** Kills it. */
  readonly kill: () => void;
}

/** Restarts it with backoff whenever it ends unexpectedly. */
export function keepRunning(plan: PartPlan, notices: Notices): Part {
  let stopping = false;
  let child = launch(plan, notices);
  const untilStopped = new AbortController();

  const ready = waitUntilReady(plan, child).then(async (sentence) => {
    if (sentence === undefined) return;
    await endChild(child, 0);
    throw new Refusal(sentence);
  });
  const watch = async (): Promise<void> => {
    await ready;
    for (let failures = 0; ; failures++) {
      const since = performance.now();
      const ending = await child.ended;
      if (stopping) return;
      if (performance.now() - since > STEADY_MS) failures = 0;
      const { name } = plan.program();
      notices.say(`${name} ended unexpectedly (${describeEnding(ending)}) and is being started again.`);
      const delay = BACKOFF_MS[Math.min(failures, BACKOFF_MS.length - 1)];
      await pause(delay, undefined, { signal: untilStopped.signal }).catch(() => undefined);
      // `stopping` changes during the wait; the compiler does not see that.
      if (stopping as boolean) return;
      child = launch(plan, notices);
      const sentence = await waitUntilReady(plan, child);
      if (sentence === undefined) notices.say(`${name} is back.`);
      else if (!(stopping as boolean)) await endChild(child, 0);
    }
  };
  watch().catch(() => undefined);

  const stop = async (): Promise<void> => {
    stopping = true;
    untilStopped.abort();
    await endChild(child, plan.stopTimeoutMs);
  };
  return { ready, stop, kill: () => child.signal('SIGKILL') };
}

function launch(plan: PartPlan, notices: Notices): Child {
  const child = startChild(plan.program());
  notices.started(child.pid);
  return child;
}

/** Waits until a part answers; returns the reason if it does not. */
async function waitUntilReady(plan: PartPlan, child: Child): Promise<string | undefined> {
  let ending: Ending | undefined;
  void child.ended.then((how) => (ending = how));
  const outcome = await poll(
    async () => (ending ? 'ended' : (await plan.isReady(child)) ? 'ready' : undefined),
    plan.readyTimeoutMs,
    50,
  );
  if (outcome === 'ready') return undefined;
  const { name, logFile, speaks } = plan.program();
  if (!ending) return `${name} did not answer within ${plan.readyTimeoutMs / 1000} s; its log is ${logFile}.`;
  if (speaks) return `${name} could not be started.`;
  return `${name} could not be started (${describeEnding(ending)}): ${lastWords(child)} Its log is ${logFile}.`;
}

function lastWords(child: Child): string {
  const lines = child.readLog().trim().split('\n');
  const complaint =
    lines.filter((line) => /error|must|cannot|busy|in use|refuse/i.test(line))[0] ?? lines.at(-1) ?? '';
  return complaint.trim().slice(0, 300);
}

async function endChild(child: Child, patienceMs: number): Promise<void> {
  child.signal('SIGTERM');
  const timer = setTimeout(() => child.signal('SIGKILL'), patienceMs);
  await child.ended;
  clearTimeout(timer);
}
