import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { isNewerUpdate, isUnreportedChange, type DeviceUpdate } from '../index.ts';
import { anyFullUpdate, sampleDevice, type SampleDevice } from '../testing.ts';
import { applyInstanceUpdate } from './apply-instance-update.ts';

const START = { action: 'start', since: '2026-11-20T10:00:00Z' } as const;

function update(changes: Partial<DeviceUpdate> = {}): DeviceUpdate {
  return { vicUuid: sampleDevice().vicUuid, epoch: 1, sequence: 11, ...changes };
}

function after(changes: Partial<DeviceUpdate>, device: Partial<SampleDevice> = {}): SampleDevice {
  return applyInstanceUpdate(sampleDevice(device), update(changes));
}

describe('each field', () => {
  it('[DEV-12] takes the state', () => {
    expect(after({ state: 'offline' }).state).toBe('offline');
  });
  it('[DEV-13] takes the status, the empty one too', () => {
    expect(after({ status: 'warning' }).status).toBe('warning');
    expect(after({ status: '' }).status).toBe('');
  });
  it('[DEV-14] takes the progress', () => {
    expect(after({ progress: 64 }, { status: 'init' }).progress).toBe(64);
    expect(after({ progress: 0 }, { status: 'init', progress: 50 }).progress).toBe(0);
  });
  it('[DEV-14] takes a progress of 100, and has none for a device at rest', () => {
    expect(after({ progress: 100 }, { status: 'init' }).progress).toBe(100);
    expect(after({ deviceName: 'Stage left' }, { progress: 40 }).progress).toBeNull();
  });
  it('[DEV-15] takes the DNS status, the empty one too', () => {
    expect(after({ DNSStatus: 'initiated' }).DNSStatus).toBe('initiated');
    expect(after({ DNSStatus: '' }).DNSStatus).toBe('');
  });
  it('[DEV-16] takes the endpoint and the port', () => {
    expect(after({ deviceEndPoint: '192.0.2.7', port: 6004 })).toMatchObject({
      deviceEndPoint: '192.0.2.7',
      port: 6004,
    });
  });
  it('[DEV-16] takes the ports 1 to 65535 and leaves others out', () => {
    const ports = [0, 1, 65_535, 65_536].map((port) => after({ port }).port);
    expect(ports).toEqual([5004, 1, 65_535, 5004]);
  });
  it('[DEV-17] takes the name', () => {
    expect(after({ deviceName: 'Stage left' }).deviceName).toBe('Stage left');
  });
  it('[DEV-18] takes the target and its id', () => {
    expect(after({ deploymentTarget: 'Dublin', deploymentTargetId: 'dub' })).toMatchObject({
      deploymentTarget: 'Dublin',
      deploymentTargetId: 'dub',
    });
  });
  it('[DEV-19] takes the url', () => {
    expect(after({ ccmurl: 'https://two.example.org/manager/1' }).ccmurl).toBe(
      'https://two.example.org/manager/1',
    );
  });
  it('[DEV-20] takes the version', () => {
    expect(after({ version: '4.9.0' }).version).toBe('4.9.0');
  });
  it.each(['dnsHost', 'hostName', 'ip', 'stateSince', 'lastSeen'] as const)('takes %s', (field) => {
    expect(after({ [field]: 'new' })[field]).toBe('new');
  });
  it('takes the mark, restartRequired, the open command and the failure reason, whose empty text clears it', () => {
    const next = after({ restartRequired: true, openCommand: START, failureReason: 'No route' });
    expect(next).toMatchObject({
      epoch: 1,
      sequence: 11,
      restartRequired: true,
      openCommand: START,
      failureReason: 'No route',
    });
    expect(after({ failureReason: '' }, { failureReason: 'No route' }).failureReason).toBeNull();
    expect(after({ openCommand: null }, { openCommand: START }).openCommand).toBeNull();
    const later = { ...START, since: '2026-11-20T10:01:00Z' };
    expect(after({ openCommand: later }, { openCommand: START }).openCommand).toEqual(later);
  });
});

/** Every field an update can carry beside its address. */
const FIELDS = [
  'state',
  'status',
  'progress',
  'DNSStatus',
  'deviceEndPoint',
  'port',
  'deviceName',
  'deploymentTarget',
  'deploymentTargetId',
  'ccmurl',
  'version',
  'dnsHost',
  'hostName',
  'ip',
  'restartRequired',
  'failureReason',
  'stateSince',
  'lastSeen',
] as const;

describe('the connected users of an update', () => {
  it('[GD-28] are set by a count, unknown by null, and unchanged by an absent or invalid count', () => {
    expect(after({ connectedUsers: 3 }).connectedUsers).toBe(3);
    expect(after({ connectedUsers: 0 }, { connectedUsers: 3 }).connectedUsers).toBe(0);
    expect(after({ connectedUsers: null }, { connectedUsers: 3 }).connectedUsers).toBeNull();
    for (const connectedUsers of [undefined, -1, 1.5, NaN]) {
      expect(after({ connectedUsers }, { connectedUsers: 3 }).connectedUsers).toBe(3);
    }
  });
});

describe('an absent, null, invalid or empty value', () => {
  const working = { status: 'init', progress: 40, failureReason: 'No route', openCommand: START } as const;

  it.each(FIELDS)('keeps %s when it is absent or null', (field) => {
    expect(after({}, working)).toEqual({ ...sampleDevice(working), sequence: 11 });
    expect(after({ [field]: null }, working)).toEqual({ ...sampleDevice(working), sequence: 11 });
    expect(after({ [field]: undefined }, working)).toEqual({ ...sampleDevice(working), sequence: 11 });
  });

  it('keeps the open command when it is absent', () => {
    expect(after({ openCommand: undefined }, working).openCommand).toBe(START);
  });

  it.each([
    { state: 'paused' },
    { state: 'Online' },
    { state: '' },
    { status: 'sleeping' },
    { DNSStatus: 'done' },
    { progress: -1 },
    { progress: 101 },
    { progress: NaN },
    { progress: Infinity },
    { port: 0 },
    { port: 65_536 },
    { port: 80.5 },
    { port: NaN },
  ])('drops %j, which is unknown or out of range', (changes) => {
    expect(after(changes, working)).toEqual({ ...sampleDevice(working), sequence: 11 });
  });

  it.each(FIELDS.filter((field) => typeof sampleDevice()[field] === 'string'))(
    'sets %s to the empty text, except a state, which is never empty',
    (field) => {
      expect(after({ [field]: '' })[field]).toBe(field === 'state' ? 'online' : '');
    },
  );
});

describe('the upgrade flag', () => {
  it('[DEV-21] is reset by state online together with a version', () => {
    expect(after({ state: 'online', version: '4.9.0' }).hasUpgradeAvailable).toBe(false);
  });
  it('[DEV-22] stays with a version but without state online, even when the device is online', () => {
    expect(after({ version: '4.9.0' }).hasUpgradeAvailable).toBe(true);
    expect(after({ version: '4.9.0', state: 'offline' }).hasUpgradeAvailable).toBe(true);
  });
  it('stays with state online but without a version, or with an empty one', () => {
    expect(after({ state: 'online' }).hasUpgradeAvailable).toBe(true);
    expect(after({ state: 'online', version: '' }).hasUpgradeAvailable).toBe(true);
    expect(after({ state: 'online', version: null }).hasUpgradeAvailable).toBe(true);
  });
});

describe('work that ends', () => {
  it('[DEV-10] clears loading and progress when a started device comes online', () => {
    const device = {
      state: 'offline',
      status: 'init',
      progress: 90,
      openCommand: START,
      isLoading: true,
    } as const;
    expect(after({ state: 'online', status: 'healthy' }, device)).toMatchObject({
      isLoading: false,
      progress: null,
    });
  });
  it.each(['error', 'failed', 'deleted'] as const)('[DEV-11] clears loading on %s', (status) => {
    const device = { state: 'offline', status: 'init', openCommand: START, isLoading: true } as const;
    expect(after({ status }, device).isLoading).toBe(false);
  });
  it('sets loading when work begins, and adds no mark to a device without one', () => {
    expect(after({ status: 'stopping' }, { isLoading: false }).isLoading).toBe(true);
    expect('isLoading' in after({ status: 'stopping' })).toBe(false);
  });

  it('[DEV-31] makes a stopped device movable and a running one not, in rows that have the field', () => {
    const online = { state: 'online', movable: false } as const;
    expect(after({ state: 'offline' }, online).movable).toBe(true);
    expect(after({ state: 'offline', status: 'stopping' }, online).movable).toBe(false);
    expect(after({ state: 'online' }, { state: 'offline', movable: true }).movable).toBe(false);
    expect('movable' in after({ state: 'online' })).toBe(false);
  });
});

describe('progress without a number', () => {
  const at40 = { state: 'offline', status: 'init', progress: 40, openCommand: START } as const;

  it('stays while the same work goes on', () => {
    expect(after({ status: 'initiated' }, at40).progress).toBe(40);
  });
  it('is forgotten when other work begins', () => {
    expect(after({ status: 'stopping' }, at40).progress).toBeNull();
  });
});

describe('order', () => {
  it('gives the very same object for another device, an older update and the same update again', () => {
    const device = sampleDevice();
    const other = update({ vicUuid: '00000000-0000-4000-8000-000000000002', deviceName: 'x' });
    expect(applyInstanceUpdate(device, other)).toBe(device);
    expect(applyInstanceUpdate(device, update({ sequence: 10, deviceName: 'x' }))).toBe(device);
    expect(applyInstanceUpdate(device, update({ sequence: 9, deviceName: 'x' }))).toBe(device);
    expect(applyInstanceUpdate(device, update({ epoch: 0, sequence: 99, deviceName: 'x' }))).toBe(device);
    expect(applyInstanceUpdate(device, update({ sequence: NaN, deviceName: 'x' }))).toBe(device);
    const once = applyInstanceUpdate(device, update({ deviceName: 'x' }));
    expect(applyInstanceUpdate(once, update({ deviceName: 'x' }))).toBe(once);
  });

  it('takes an update whose uuid is written in another case, on either side', () => {
    const [lower, upper] = ['abcdef00-0000-4000-8000-000000000001', 'ABCDEF00-0000-4000-8000-000000000001'];
    for (const [own, written] of [
      [lower, upper],
      [upper, lower],
    ] as const) {
      const next = applyInstanceUpdate(sampleDevice({ vicUuid: own }), update({ vicUuid: written, ip: 'x' }));
      expect(next).toMatchObject({ vicUuid: own, ip: 'x' });
    }
  });

  it('counts a higher epoch as newer whatever the sequence, and within an epoch a higher sequence', () => {
    expect(isNewerUpdate({ epoch: 1, sequence: 99 }, { epoch: 2, sequence: 1 })).toBe(true);
    expect(isNewerUpdate({ epoch: 2, sequence: 1 }, { epoch: 1, sequence: 99 })).toBe(false);
    expect(isNewerUpdate({ epoch: 2, sequence: 1 }, { epoch: 2, sequence: 2 })).toBe(true);
    expect(isNewerUpdate({ epoch: 2, sequence: 2 }, { epoch: 2, sequence: 2 })).toBe(false);
  });

  it('keeps the open command object when it says the same', () => {
    const next = after({ openCommand: { ...START } }, { openCommand: START });
    expect(next.openCommand).toBe(START);
  });
});

const key = ({ epoch, sequence }: Pick<DeviceUpdate, 'epoch' | 'sequence'>): string => `${epoch}/${sequence}`;

describe('for any updates', () => {
  const updates = fc.uniqueArray(anyFullUpdate(), { selector: key, maxLength: 12 });
  const disordered = updates.chain((list) =>
    fc.tuple(
      fc.constant(list),
      fc.array(fc.nat({ max: Math.max(0, list.length - 1) }), { maxLength: 12 }).chain((again) =>
        fc.shuffledSubarray([...list, ...again.flatMap((index) => list.slice(index, index + 1))], {
          minLength: list.length + again.filter((index) => index < list.length).length,
        }),
      ),
    ),
  );
  const run = (device: SampleDevice, list: readonly DeviceUpdate[]): SampleDevice =>
    list.reduce<SampleDevice>((current, next) => applyInstanceUpdate(current, next), device);

  it('ends in the same device, in whatever order and however often whole-state updates come', () => {
    fc.assert(
      fc.property(disordered, ([list, shuffled]) => {
        const inOrder = run(
          sampleDevice({ hasUpgradeAvailable: false }),
          list.toSorted((a, b) => a.epoch - b.epoch || a.sequence - b.sequence),
        );
        expect(run(sampleDevice({ hasUpgradeAvailable: false }), shuffled)).toEqual(inOrder);
      }),
    );
  });

  it('ends in the state of the newest whole-state update', () => {
    fc.assert(
      fc.property(disordered, ([list, shuffled]) => {
        const end = run(sampleDevice(), shuffled);
        const byAge = list.toSorted((a, b) => a.epoch - b.epoch || a.sequence - b.sequence);
        const newest = byAge.filter((one) => isNewerUpdate(sampleDevice(), one)).at(-1);
        const { failureReason, ...rest } = newest ?? sampleDevice();
        expect(end).toMatchObject({ ...rest, failureReason: failureReason || null });
      }),
    );
  });

  it('changes nothing when it is applied a second time, and never changes the device it was given', () => {
    fc.assert(
      fc.property(anyFullUpdate(), (one) => {
        const device = Object.freeze(sampleDevice());
        const next = applyInstanceUpdate(device, one);
        expect(applyInstanceUpdate(next, one)).toBe(next);
        expect(next === device).toBe(!isNewerUpdate(device, one));
      }),
    );
  });
});

it('returns the same type of row as it takes', () => {
  const row = { ...sampleDevice(), price: 7 };
  expectTypeOf(applyInstanceUpdate(row, update())).toEqualTypeOf<typeof row>();
});

describe('unreported change', () => {
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

    it('is an unreported change if only status, failure or open command differs', () => {
      const alone = [{ status: 'error' }, { failureReason: 'No room.' }, { openCommand: null }] as const;
      for (const change of alone) expect(isUnreportedChange(starting, update(change))).toBe(true);
    });

    it('knows the device by its uuid in any letter case', () => {
      const one = { ...resting, vicUuid: 'AbC' };
      expect(isUnreportedChange(one, update({ vicUuid: 'aBc', status: 'error' }))).toBe(true);
    });

    it('is no unreported change when it repeats the current state', () => {
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
});
