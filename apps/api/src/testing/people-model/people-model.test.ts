import fc from 'fast-check';
import { expect, it } from 'vitest';
import { oncePerFile } from '../fixtures.ts';
import { idleWorker } from '../idle-worker.ts';
import { startApi } from '../start-api.ts';
import { startAccount, stateOf, type AccountUnderTest } from './account-under-test.ts';
import { applyMove, isAllowed } from './expected.ts';
import { anyStep, resolve, type Move, type Step } from './steps.ts';

/** Number of steps, most of them calls; PEOPLE_STEPS overrides it. */
const STEPS = Number(process.env['PEOPLE_STEPS'] ?? 6_000);
const STEPS_OF_AN_ACCOUNT = 200;
const USERS = 7;

// Claims are tested elsewhere: nothing waits for them here.
const api = oncePerFile(() =>
  startApi({ RATE_LIMIT_INVITATIONS: '1000000', LOG_LEVEL: 'error' }, { startJobWorker: idleWorker }),
);

/** Counts done and refused steps by kind, to prove that both happen. */
const seen = new Map<string, { done: number; refused: number }>();

function note(move: Move, isDone: boolean): void {
  const name = move.do === 'answer' ? `answer ${move.how}` : move.do;
  const counts = seen.get(name) ?? { done: 0, refused: 0 };
  counts[isDone ? 'done' : 'refused'] += 1;
  seen.set(name, counts);
}

async function take(account: AccountUnderTest, step: Step, history: string[]): Promise<void> {
  const { model } = account;
  const move = resolve(model, step, (candidate) => isAllowed(model, candidate));
  if (move === undefined) return;
  const expected = isAllowed(model, move);
  const outcome = await account.send(move);
  history.push(`${JSON.stringify(move)} -> ${outcome.said}`);
  note(move, outcome.isDone);
  if (outcome.isDone !== expected)
    throw new Error(`The model says ${expected ? 'allowed' : 'refused'}.\n${history.slice(-12).join('\n')}`);
  if (outcome.isDone) applyMove(model, move, outcome.id);
  const state = await account.read();
  expect(state.owners, history.slice(-12).join('\n')).toHaveLength(1);
  expect(state, history.slice(-12).join('\n')).toEqual(stateOf(model));
}

it(
  '[GEN-20, GEN-21, GEN-22, OWN-15, GO-5, GV-9, GV-11] the API always agrees with an independent model, and an account always has exactly one owner',
  async () => {
    const steps = fc.array(anyStep, { minLength: STEPS_OF_AN_ACCOUNT, maxLength: STEPS_OF_AN_ACCOUNT });
    await fc.assert(
      fc.asyncProperty(steps, async (chosen) => {
        const account = await startAccount(api, USERS);
        const history: string[] = [];
        for (const step of chosen) await take(account, step, history);
      }),
      {
        numRuns: Math.max(1, Math.round(STEPS / STEPS_OF_AN_ACCOUNT)),
        endOnFailure: true,
        ...(process.env['PROPERTY_SEED'] === undefined ? {} : { seed: Number(process.env['PROPERTY_SEED']) }),
      },
    );
    const never = [...seen].filter(([, { done, refused }]) => done === 0 || refused === 0);
    expect(never.map(([name]) => name).filter((name) => name !== 'expire')).toEqual([]);
    expect(api.logLines.filter((line) => line.includes('unexpected error'))).toEqual([]);
  },
  60_000 + STEPS * 150,
);
