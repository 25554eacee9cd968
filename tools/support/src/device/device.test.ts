import { parseDeviceUpdate } from '@partyline/device-state';
import { applyInstanceUpdate } from '@partyline/device-state/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { call, dataOf, folderWith } from '../testing/call.ts';
import { DEVICE, lines, notificationOf, updateOf } from '../testing/updates.ts';
import { blankDevice } from './blank-device.ts';
import { replay } from './replay.ts';

const verdictsOf = async (items: readonly unknown[], ...args: string[]): Promise<unknown> => {
  const outcome = await call(['device', '--json', ...args], lines(items));
  const { steps } = dataOf(outcome) as { steps: { verdict: string }[] }; // The shape documented in docs/support.md.
  return steps.map(({ verdict }) => verdict);
};

describe('what is ignored', () => {
  it('is named, each with its reason', async () => {
    const items = [
      updateOf(5, { state: 'online', status: 'healthy' }),
      updateOf(4, { state: 'offline' }),
      updateOf(5, { state: 'online', status: 'healthy' }),
      updateOf(5, { status: 'error' }),
      updateOf(9, { vicUuid: 'another' }),
      { ...updateOf(9), epoch: 0 },
      notificationOf(updateOf(6), { event: 'workspace update' }),
      notificationOf(updateOf(6), { silent: false, message: 'Read me' }),
      notificationOf(undefined),
      notificationOf({ state: 'online' }),
      { notificationDocId: 'n1' },
      { state: 'online' },
      null,
      7,
      { vicUuid: DEVICE, state: 'offline' },
      notificationOf({ vicUuid: DEVICE, epoch: 1, state: 'offline' }),
      { ...updateOf(0), epoch: 2 },
    ];
    expect(await verdictsOf(items)).toEqual([
      'applied',
      'stale',
      'duplicate',
      'unreported-change',
      'other-device',
      'stale',
      'no-update-event',
      'no-update-event',
      'no-data',
      'not-an-update',
      'not-a-notification',
      'not-an-update',
      'not-an-update',
      'not-an-update',
      'no-mark',
      'no-mark',
      'applied',
    ]);
  });

  it('is an unknown field, one of the wrong type, or an impossible value', async () => {
    const outcome = await call(
      ['device'],
      lines([updateOf(1, { colour: 'red', port: '80', state: 'sleeping', progress: 101 })]),
    );
    expect(outcome.exitCode).toBe(1);
    expect(outcome.stdout).toContain('ignored: "colour", not a field of an update');
    expect(outcome.stdout).toContain('ignored: "port", of the wrong type');
    expect(outcome.stdout).toContain('ignored: "state", an unknown value or a number out of range');
    expect(outcome.stdout).toContain('ignored: "progress", an unknown value or a number out of range');
  });

  it('[HZ-13] is an update without a mark: nothing changes, and the answer says that the device is read again', async () => {
    const outcome = await call(['device'], lines([notificationOf({ vicUuid: DEVICE, state: 'online' })]));
    expect(outcome.exitCode).toBe(1);
    expect(outcome.stdout).toContain(
      '1: Ignored: it has no epoch and sequence, so it changes nothing and the device is read again.',
    );
    expect(outcome.stdout).toContain('then: Offline (state offline');
  });

  it('is an unknown event, beside one that is applied', async () => {
    const outcome = await call(
      ['device'],
      lines([notificationOf(updateOf(1), { event: 'Instance-Update,moon' })]),
    );
    expect(outcome).toMatchObject({
      exitCode: 1,
      stdout: expect.stringContaining('the unknown event "moon"') as string,
    });
  });
});

describe('the device', () => {
  it('is after every notification what the rules say, and offers what they allow', async () => {
    const items = [
      updateOf(1, {
        status: 'init',
        progress: 40,
        openCommand: { action: 'start', since: '2026-11-20T10:00:00Z' },
      }),
      notificationOf(
        updateOf(2, { state: 'online', status: 'healthy', DNSStatus: 'ready', openCommand: null }),
      ),
    ];
    const { exitCode, stdout } = await call(['device'], lines(items));
    expect(exitCode).toBe(0);
    expect(stdout).toContain(
      'then: Starting 40% (state offline, status init, DNS unknown); takes no command',
    );
    expect(stdout).toContain('then: Online (state online, status healthy, DNS ready); takes stop, save');
    expect(stdout).toContain('2 of 2 applied.');
  });

  it('can be another than the first of the file, in any letter case', async () => {
    const items = [updateOf(1, { vicUuid: 'other' }), updateOf(1)];
    expect(await verdictsOf(items, '--uuid', DEVICE.toUpperCase())).toEqual(['other-device', 'applied']);
  });

  it('can be a row of the dashboard, whose mark counts', async () => {
    const row = {
      ...updateOf(7, { state: 'online', status: 'healthy' }),
      id: 4,
      deviceType: 'physical',
      isFavorite: true,
    };
    const folder = folderWith({
      'row.json': JSON.stringify(row),
      'n.json': JSON.stringify([updateOf(7), updateOf(8)]),
    });
    const outcome = await call(['device', 'n.json', '--device', 'row.json', '--json'], null, folder);
    expect(dataOf(outcome)).toMatchObject({
      before: { sequence: 7, state: 'online', deviceType: 'device' },
      steps: [{ verdict: 'duplicate' }, { verdict: 'applied' }],
      applied: 1,
      ignored: 1,
      after: { sequence: 8 },
    });
  });

  it('is the same in whatever order and however often whole updates come', () => {
    const anyOrder = fc
      .shuffledSubarray([1, 2, 3, 4, 5], { minLength: 5 })
      .chain((order) => fc.subarray([1, 2, 3, 4, 5]).map((again) => [...order, ...again]));
    const whole = (sequence: number) =>
      updateOf(sequence, {
        state: sequence % 2 === 0 ? 'online' : 'offline',
        status: 'healthy',
        DNSStatus: 'ready',
        openCommand: null,
      });
    fc.assert(
      fc.property(anyOrder, (order) => {
        const steps = replay(
          blankDevice(DEVICE, 'virtual'),
          order.map((sequence, at) => ({ number: at + 1, line: null, value: whole(sequence) })),
        );
        const last = parseDeviceUpdate(whole(5));
        const expected = last.ok
          ? applyInstanceUpdate(blankDevice(DEVICE, 'virtual'), last.value.update)
          : null;
        expect(steps.at(-1)?.device).toEqual(expected);
      }),
    );
  });
});

describe('a file', () => {
  it.each([
    ['a list', JSON.stringify([updateOf(1), updateOf(2)])],
    ['an object with a list', JSON.stringify({ notifications: [updateOf(1), updateOf(2)] })],
    ['one a line', lines([updateOf(1), updateOf(2)])],
    [
      'one a line, with blank ones and CR LF',
      `\uFEFF\r\n${lines([updateOf(1)])}\r\n\r\n${JSON.stringify(updateOf(2))}`,
    ],
    ['one alone over several lines, twice', JSON.stringify([updateOf(1), updateOf(2)], null, 2)],
  ])('may be %s', async (_what, text) => {
    expect(await call(['device'], text)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('2 of 2 applied.') as string,
    });
  });

  it.each([
    ['', [], 'There is no notification: the input is empty.'],
    [' \n\n', [], 'There is no notification: the input is empty.'],
    ['[]', [], 'There is no notification: the list is empty.'],
    ['hello', [], 'neither JSON nor one JSON value a line: line 1'],
    [`${JSON.stringify(updateOf(1))}\n{"cut`, [], 'The notifications cannot be read: line 2 is not JSON.'],
    ['[{}]', [], 'No notification is about a device: name one with --uuid'],
    [lines([updateOf(1)]), ['--type', 'toaster'], 'There is no device type "toaster"'],
    [lines([updateOf(1)]), ['--device', 'x', '--uuid', 'y'], 'leave --uuid and --type out'],
    [lines([updateOf(1)]), ['--device', '-'], 'can be read once only'],
  ])('%j with %j is one sentence', async (text, args, sentence) => {
    const { exitCode, stdout, stderr } = await call(['device', ...args], text);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(sentence);
  });

  it('may be long', async () => {
    const items = Array.from({ length: 20_000 }, (_, at) =>
      updateOf(at + 1, { state: at % 2 === 0 ? 'online' : 'offline' }),
    );
    expect(await call(['device'], lines(items))).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('20000 of 20000 applied.') as string,
    });
  });
});
