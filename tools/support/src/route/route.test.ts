import { explainRoute } from '@partyline/session';
import type { RouteFacts } from '@partyline/session';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { call, dataOf } from '../testing/call.ts';

const SWITCHES = ['unverified', 'login-pending', 'pending-invite', 'chosen', 'idle', 'maintenance'];

it.each([
  ['/dashboard', 1, '/', 'ROUTE-20'],
  ['/myaccount', 1, '/', 'ROUTE-21'],
  ['/login', 0, null, 'ROUTE-2'],
  ['/login --signed-in', 1, '/dashboard', 'ROUTE-18'],
  ['/login --signed-in --associations 2', 1, '/accounts-select', 'ROUTE-14'],
  ['/login --signed-in --associations 2 --chosen', 1, '/dashboard', 'ROUTE-18'],
  ['/login --signed-in --associations 2 --pending-invite', 1, '/invite', 'ROUTE-15'],
  ['/dashboard --signed-in --unverified', 1, '/confirm-email', 'AUTH-8'],
  ['/dashboard --signed-in --unverified --register-state inProgress', 0, null, 'ROUTE-7'],
  ['/dashboard --signed-in --idle', 1, '/login', 'ROUTE-19'],
  ['/dashboard --signed-in --idle --maintenance', 1, '/maintenance', 'ROUTE-28'],
])('%j ends with %i, sent to %s by %s', async (line, exitCode, to, id) => {
  const outcome = await call(['route', ...line.split(' '), '--json']);
  expect(outcome.exitCode).toBe(exitCode);
  expect(dataOf(outcome)).toMatchObject({
    decision: to === null ? { kind: 'stay' } : { kind: 'redirect', to },
    requirementIds: [id],
  });
});

it('waits while the login is not answered', async () => {
  const outcome = await call(['route', '/dashboard', '--signed-in', '--login-pending']);
  expect(outcome).toMatchObject({
    exitCode: 1,
    stdout: expect.stringMatching(/^Waits on "\/dashboard"/) as string,
  });
});

it('answers what the rule answers, for every path and every state', async () => {
  await fc.assert(
    fc.asyncProperty(fc.subarray(SWITCHES), fc.nat(3), fc.string(), async (switches, count, tail) => {
      const flags = switches.map((name) => `--${name}`);
      const outcome = await call([
        'route',
        '--signed-in',
        `--associations=${count}`,
        ...flags,
        '--json',
        '--',
        `/${tail}`,
      ]);
      const { facts, decision, rule } = dataOf(outcome) as {
        facts: RouteFacts;
        decision: unknown;
        rule: string;
      }; // The documented shape.
      expect({ decision, rule }).toEqual({
        decision: explainRoute(facts).decision,
        rule: explainRoute(facts).rule,
      });
      expect(facts).toMatchObject({
        associationsCount: count,
        maintenance: switches.includes('maintenance'),
      });
    }),
    { numRuns: 100 },
  );
});

it.each([
  ['/dashboard --chosen', '--chosen does not apply to a signed-out visitor: add --signed-in.'],
  ['/dashboard --signed-in --register-state half', 'There is no register state "half"'],
  ['/dashboard --signed-in --associations -1', '--associations is a whole number'],
  ['/a /b', 'One argument is taken besides options'],
])('%j is wrong use', async (line, sentence) => {
  const { exitCode, stdout, stderr } = await call(['route', ...line.split(' ')]);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  expect(stderr).toContain(sentence);
});
