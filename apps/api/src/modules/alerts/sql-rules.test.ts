import { ALERT_DELAYS_MINUTES, decideAlert, type AlertDecision } from '@partyline/alerts';
import { millisecondsInMinute } from 'date-fns/constants';
import { expect, it } from 'vitest';
import { evaluateSql } from '../../testing/database/evaluate-sql.ts';
import { oncePerFile } from '../../testing/fixtures.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { isOutageDueSql, isRecoveryDueSql } from './check-alerts.repository.ts';

const nowMs = Date.now();
const iso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
/** Half a minute to each side of the delay: the clocks of test and PostgreSQL may differ. */
const around = (delayMinutes: number): number[] =>
  [-0.5, 0.5].map((early) => nowMs - (delayMinutes + early) * millisecondsInMinute);

const ROWS = ALERT_DELAYS_MINUTES.flatMap((delayMinutes) => [
  { delayMinutes, outage: null },
  ...around(delayMinutes).flatMap((sinceMs) =>
    [null, ...around(delayMinutes)].map((endedMs) => ({ delayMinutes, outage: { sinceMs, endedMs } })),
  ),
]);
const DUE: readonly AlertDecision['kind'][] = ['tell-outage', 'tell-recovery', 'close', 'hold'];

const test = oncePerFile(createTestDatabase);

const evaluate = async (expression: string): Promise<readonly boolean[]> => {
  const found = await evaluateSql<boolean | null>(test.database, {
    expression,
    alias: 'x',
    columns: 'since timestamptz, ended_at timestamptz, delay_minutes integer',
    rows: ROWS.map(({ delayMinutes, outage }) => ({
      since: iso(outage?.sinceMs ?? null),
      ended_at: iso(outage?.endedMs ?? null),
      delay_minutes: delayMinutes,
    })),
  });
  return found.map((value) => value === true);
};

const due = (isTold: boolean): boolean[] =>
  ROWS.flatMap((row) => {
    const kinds = [true, false].flatMap((tellsRecovery) =>
      [true, false].map((isQuiet) => decideAlert({ ...row, isTold, tellsRecovery, isQuiet, nowMs }).kind),
    );
    expect(new Set(kinds.map((kind) => DUE.includes(kind))).size).toBe(1);
    return DUE.includes(kinds[0] ?? 'nothing');
  });

it('[PLUS-16] checks exactly the devices whose outage is due by the rule', async () => {
  const expected = due(false);
  expect(await evaluate(isOutageDueSql('x', 'x'))).toEqual(expected);
  expect(new Set(expected)).toEqual(new Set([true, false]));
});

it('[PLUS-16] checks exactly the reported devices whose recovery is due by the rule', async () => {
  const expected = due(true);
  expect(await evaluate(isRecoveryDueSql('x', 'x'))).toEqual(expected);
  expect(new Set(expected)).toEqual(new Set([true, false]));
});
