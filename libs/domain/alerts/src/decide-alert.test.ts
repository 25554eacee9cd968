import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideAlert, type AlertFacts } from './decide-alert.ts';

const MINUTE = 60_000;
const decide = (facts: Partial<AlertFacts>) =>
  decideAlert({
    outage: { sinceMs: 0, endedMs: null },
    isTold: false,
    delayMinutes: 2,
    tellsRecovery: true,
    isQuiet: false,
    nowMs: 2 * MINUTE,
    ...facts,
  });

describe('an outage', () => {
  it('[PLUS-16] is told once it has lasted for the delay', () => {
    expect(decide({ nowMs: 2 * MINUTE - 1 })).toEqual({ kind: 'wait', untilMs: 2 * MINUTE });
    expect(decide({})).toEqual({ kind: 'tell-outage' });
    expect(decide({ delayMinutes: 0, nowMs: 0 })).toEqual({ kind: 'tell-outage' });
  });

  it('is told once', () => {
    expect(decide({ isTold: true })).toEqual({ kind: 'nothing' });
  });

  it('[PLUS-16] is never told when it was over before its delay', () => {
    expect(decide({ outage: { sinceMs: 0, endedMs: MINUTE } })).toEqual({ kind: 'nothing' });
    expect(decide({ outage: null })).toEqual({ kind: 'nothing' });
  });

  it('[PLUS-16] is held in quiet hours, and dropped if it is over by their end', () => {
    expect(decide({ isQuiet: true })).toEqual({ kind: 'hold' });
    expect(decide({ outage: { sinceMs: 0, endedMs: 9 * MINUTE }, nowMs: 10 * MINUTE })).toEqual({
      kind: 'nothing',
    });
  });
});

describe('a recovery', () => {
  const over = { outage: { sinceMs: 0, endedMs: 5 * MINUTE }, isTold: true } as const;

  it('[PLUS-16] is told once it has lasted for the delay', () => {
    expect(decide({ ...over, nowMs: 7 * MINUTE - 1 })).toEqual({ kind: 'wait', untilMs: 7 * MINUTE });
    expect(decide({ ...over, nowMs: 7 * MINUTE })).toEqual({ kind: 'tell-recovery' });
    expect(decide({ isTold: true, outage: null })).toEqual({ kind: 'tell-recovery' });
  });

  it('is held in quiet hours', () => {
    expect(decide({ ...over, nowMs: 7 * MINUTE, isQuiet: true })).toEqual({ kind: 'hold' });
  });

  it('closes without a message where the rule tells of outages alone', () => {
    const silent = { ...over, tellsRecovery: false, isQuiet: true };
    expect(decide({ ...silent, nowMs: 6 * MINUTE })).toEqual({ kind: 'wait', untilMs: 7 * MINUTE });
    expect(decide({ ...silent, nowMs: 7 * MINUTE })).toEqual({ kind: 'close' });
  });
});

/** Replays changes of a device, asking the rule each minute and at each change; lists what is told. */
function replay(spells: readonly number[], facts: Pick<AlertFacts, 'delayMinutes' | 'tellsRecovery'>) {
  const told: { kind: string; atMinute: number; isOut: boolean }[] = [];
  let outage = null as AlertFacts['outage']; // assigned in the loop
  let isTold = false;
  let minute = 0;
  for (const [index, length] of [...spells, 200].entries()) {
    const isOut = index % 2 === 0 && index < spells.length;
    if (isOut) outage = { sinceMs: minute * MINUTE, endedMs: null };
    else if (outage?.endedMs === null) outage = { sinceMs: outage.sinceMs, endedMs: minute * MINUTE };
    for (const end = minute + length; minute < end; minute += 1) {
      const { kind } = decideAlert({ ...facts, outage, isTold, isQuiet: false, nowMs: minute * MINUTE });
      if (kind === 'tell-outage') isTold = true;
      if (kind === 'tell-recovery' || kind === 'close') isTold = false;
      if (kind.startsWith('tell')) told.push({ kind, atMinute: minute, isOut });
    }
  }
  return told;
}

const spells = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 20 });
const delayMinutes = fc.constantFrom(1, 2, 5, 10);

it('[PLUS-16] tells outages and recoveries in turns, each while it holds, and ends with a recovery', () => {
  fc.assert(
    fc.property(spells, delayMinutes, (lengths, delay) => {
      const told = replay(lengths, { delayMinutes: delay, tellsRecovery: true });
      expect(told.map(({ kind }) => kind)).toEqual(
        told.map((_entry, index) => (index % 2 === 0 ? 'tell-outage' : 'tell-recovery')),
      );
      expect(told.length % 2).toBe(0);
      for (const { kind, isOut } of told) expect(isOut).toBe(kind === 'tell-outage');
    }),
  );
});

it('[PLUS-16] tells nothing of a device that is never out for the delay, and one outage of one that is never back for it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 20 }), (lengths) => {
      expect(replay(lengths, { delayMinutes: 5, tellsRecovery: true })).toEqual([]);
      const flapping = [6, ...lengths, ...(lengths.length % 2 === 0 ? [] : [4])];
      const outages = replay(flapping, { delayMinutes: 5, tellsRecovery: true }).filter(({ isOut }) => isOut);
      expect(outages).toHaveLength(1);
    }),
  );
});
