import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { namedDevice, parseDeviceUpdate } from '../index.ts';
import { UPDATE_FIELDS } from './parse-device-update.ts';
import type { DeviceUpdate } from '../index.ts';
import type { UpdateField } from './parse-device-update.ts';
import { anyFullUpdate } from '../testing.ts';

const MARK = { vicUuid: 'one', epoch: 1, sequence: 2 };

describe('an update from outside', () => {
  it('[GN-6] is returned unchanged when it is valid', () => {
    fc.assert(
      fc.property(anyFullUpdate(), (update) => {
        expect(parseDeviceUpdate(update)).toEqual({ ok: true, value: { update, unread: [] } });
      }),
    );
  });

  it('keeps null, and drops and reports unknown fields and wrong types', () => {
    const said = { ...MARK, state: null, openCommand: null, port: '5004', colour: 'red', restartRequired: 1 };
    expect(parseDeviceUpdate(said)).toEqual({
      ok: true,
      value: {
        update: { ...MARK, state: null, openCommand: null },
        unread: [
          { field: 'port', reason: 'wrong-type' },
          { field: 'colour', reason: 'unknown-field' },
          { field: 'restartRequired', reason: 'wrong-type' },
        ],
      },
    });
  });

  it('takes no number for a text, and no endless number', () => {
    const parsed = parseDeviceUpdate({ ...MARK, deviceName: 7, progress: Infinity, port: NaN });
    expect(parsed.ok && parsed.value.update).toEqual(MARK);
  });

  it('may be the first of all, and names its device without the spaces around it', () => {
    expect(parseDeviceUpdate({ vicUuid: ' one ', epoch: 0, sequence: 0 })).toEqual({
      ok: true,
      value: { update: { vicUuid: 'one', epoch: 0, sequence: 0 }, unread: [] },
    });
  });

  it.each([
    [{ action: 'start' }],
    [{ action: 'restart', since: '2026-11-20T10:00:00Z' }],
    [{ action: 'START', since: '2026-11-20T10:00:00Z' }],
    ['start'],
    [[]],
  ])('takes no open command %j', (openCommand) => {
    const parsed = parseDeviceUpdate({ ...MARK, openCommand });
    expect(parsed).toMatchObject({ ok: true, value: { unread: [{ field: 'openCommand' }] } });
    expect(parsed.ok && 'openCommand' in parsed.value.update).toBe(false);
  });

  it.each([
    [undefined],
    [null],
    [[]],
    ['one'],
    [{}],
    [{ ...MARK, vicUuid: ' ' }],
    [{ ...MARK, vicUuid: 7 }],
    [{ epoch: 1, sequence: 2, state: 'online' }],
  ])('that is none is refused: %j', (input) => {
    expect(parseDeviceUpdate(input)).toEqual({ ok: false, error: 'not-an-update' });
    expect(namedDevice(input)).toBeNull();
  });

  it.each([
    [{ ...MARK, epoch: '1' }],
    [{ ...MARK, epoch: -1 }],
    [{ ...MARK, sequence: 1.5 }],
    [{ ...MARK, sequence: Infinity }],
    [{ vicUuid: 'one', epoch: 1 }],
    [{ vicUuid: ' one ', state: 'online' }],
  ])('[HZ-13] without a mark is refused, but names its device: %j', (input) => {
    expect(parseDeviceUpdate(input)).toEqual({ ok: false, error: 'no-mark' });
    expect(namedDevice(input)).toBe('one');
  });

  it('takes nothing from a prototype', () => {
    const hostile: unknown = JSON.parse(
      '{"vicUuid":"one","epoch":1,"sequence":2,"__proto__":{"state":"online"}}',
    );
    expect(parseDeviceUpdate(hostile)).toEqual({
      ok: true,
      value: { update: MARK, unread: [{ field: '__proto__', reason: 'unknown-field' }] },
    });
  });
});

it('knows every field of an update', () => {
  expectTypeOf<UpdateField>().toEqualTypeOf<Exclude<keyof DeviceUpdate, 'vicUuid' | 'epoch' | 'sequence'>>();
  expect(UPDATE_FIELDS).toHaveLength(20);
});
