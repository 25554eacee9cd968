import { describe, expect, it } from 'vitest';
import { isUnreportedChange, type DeviceUpdate } from '../index.ts';
import { applyInstanceUpdate } from './apply-instance-update.ts';
import { sampleDevice } from '../testing.ts';

const SINCE = '2026-11-20T10:00:00.000Z';
const resting = sampleDevice({ state: 'offline' });
const starting = sampleDevice({
  state: 'offline',
  status: '',
  openCommand: { action: 'start', since: SINCE },
});

function update(changes: Partial<DeviceUpdate> = {}): DeviceUpdate {
  return { vicUuid: resting.vicUuid, epoch: 1, sequence: 10, ...changes };
}

describe('an update that carries the mark of the last report', () => {
  it('[GN-5, GD-11] is a change without a report when a command was given, given up or refused', () => {
    const given = update({ openCommand: { action: 'start', since: SINCE } });
    const givenUp = update({ status: 'error', failureReason: 'The start was not answered.' });
    const refused = update({ status: 'error', failureReason: 'Not possible.', openCommand: null });
    expect(isUnreportedChange(resting, given)).toBe(true);
    expect(isUnreportedChange(starting, givenUp)).toBe(true);
    expect(isUnreportedChange(starting, refused)).toBe(true);
    // Why it has to be known: none of them is newer, so none is applied.
    expect(applyInstanceUpdate(starting, refused)).toBe(starting);
  });

  it('is one by each of the three alone', () => {
    const alone = [{ status: 'error' }, { failureReason: 'No room.' }, { openCommand: null }] as const;
    for (const change of alone) expect(isUnreportedChange(starting, update(change))).toBe(true);
  });

  it('knows the device by its uuid in any letter case', () => {
    const one = { ...resting, vicUuid: 'AbC' };
    expect(isUnreportedChange(one, update({ vicUuid: 'aBc', status: 'error' }))).toBe(true);
  });

  it('is none when it says what is there already, however often it comes', () => {
    const again = update({ status: '', failureReason: '', openCommand: { action: 'start', since: SINCE } });
    expect(isUnreportedChange(starting, again)).toBe(false);
    expect(isUnreportedChange(resting, update())).toBe(false);
    expect(isUnreportedChange(starting, update())).toBe(false);
  });
});

it('is none for a newer report, for an older one, and for one of another device', () => {
  const changes = { status: 'error', openCommand: null } as const;
  expect(isUnreportedChange(starting, update({ ...changes, sequence: 11 }))).toBe(false);
  expect(isUnreportedChange(starting, update({ ...changes, sequence: 9 }))).toBe(false);
  expect(isUnreportedChange(starting, update({ ...changes, vicUuid: 'another' }))).toBe(false);
});
