import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandDecision, planEdit, isNameTaken, type EditPlan } from '../index.ts';
import { listEveryCondition, sampleDevice, type SampleDevice } from '../testing.ts';

describe('name taken', () => {
  const devices = [
    { vicUuid: 'a', deviceName: 'Front of house' },
    { vicUuid: 'b', deviceName: 'Caf\u00e9' },
  ];

  it.each(['Front of house', 'FRONT OF HOUSE', '  front of house ', 'cafe\u0301'])(
    '[GD-34] takes %j for used',
    (name) => {
      expect(isNameTaken(name, 'c', devices)).toBe(true);
    },
  );

  it('[GD-34] takes other names, and the name a device has itself in any spelling of its uuid, for free', () => {
    expect(isNameTaken('Front of houses', 'c', devices)).toBe(false);
    expect(isNameTaken('front of house', 'a', devices)).toBe(false);
    expect(isNameTaken('front of house', 'A', devices)).toBe(false);
  });

  it('takes letters for different that only capitals would make the same', () => {
    const street = [{ vicUuid: 'a', deviceName: 'Stra\u00dfe' }];
    expect(isNameTaken('STRASSE', 'c', street)).toBe(false);
    expect(isNameTaken('STRA\u00dfE', 'c', street)).toBe(true);
  });
});

const OTHER = { vicUuid: '00000000-0000-4000-8000-000000000002', deviceName: 'Stage' };

const given = (device: SampleDevice) => ({ rows: [device, OTHER], deploymentTargetIds: ['fra', 'dub'] });

function edit(
  input: unknown,
  more: Partial<SampleDevice> = {},
): Pick<EditPlan, 'isRename' | 'isDataCenterChange'> | string[] {
  const device = sampleDevice({ state: 'offline', ...more });
  const plan = planEdit(device, input, given(device));
  if (!plan.ok) return plan.error.map(({ field, code }) => `${field}: ${code}`);
  return { isRename: plan.value.isRename, isDataCenterChange: plan.value.isDataCenterChange };
}
const same = { instanceName: 'Front of house', deploymentTarget: 'fra' };

describe('the fields of an edit', () => {
  it('[DEV-40] need an instance name', () => {
    for (const instanceName of ['', '  ', undefined]) {
      expect(edit({ ...same, instanceName })).toHaveLength(1);
    }
    expect(edit({ ...same, instanceName: ' ' })).toEqual(['instanceName: instance-name-required']);
  });

  it('[DEV-40] take a name of 2 to 30 characters after trimming', () => {
    expect(edit({ ...same, instanceName: ' a ' })).toEqual(['instanceName: instance-name-too-short']);
    expect(edit({ ...same, instanceName: 'ab' })).toMatchObject({ isRename: true });
    expect(edit({ ...same, instanceName: ` ${'a'.repeat(30)} ` })).toMatchObject({ isRename: true });
    expect(edit({ ...same, instanceName: 'a'.repeat(31) })).toEqual(['instanceName: instance-name-too-long']);
  });

  it('[DEV-41] need a data center, one there is', () => {
    expect(edit({ ...same, deploymentTarget: '' })).toEqual(['deploymentTarget: data-center-required']);
    expect(edit({ instanceName: 'ab' })).toHaveLength(1);
    for (const deploymentTarget of ['mars', 'FRA', 'not asked']) {
      expect(edit({ ...same, deploymentTarget })).toEqual(['deploymentTarget: data-center-unknown']);
    }
  });

  it('[DEV-41] leave a data center that is no longer on the list where it is', () => {
    expect(edit({ ...same, deploymentTarget: 'old' }, { deploymentTargetId: 'old' })).toEqual({
      isRename: false,
      isDataCenterChange: false,
    });
  });

  it('[GD-34] take no name of another device of the workspace, and keep its own', () => {
    expect(edit({ ...same, instanceName: ' STAGE ' })).toEqual(['instanceName: name-taken']);
    expect(edit({ ...same, instanceName: 'front of HOUSE' })).toMatchObject({ isRename: true });
    expect(edit({ ...same, instanceName: 'Stage' }, { deviceName: 'Stage' })).toMatchObject({
      isRename: false,
    });
  });

  it('are these two and no other', () => {
    expect(edit({ ...same, colour: 'red' })).toEqual([': unknown-field']);
  });

  it('are all named at once', () => {
    expect(edit({ instanceName: '', deploymentTarget: '' })).toHaveLength(2);
    expect(edit({ instanceName: 'Stage', deploymentTarget: 'mars' }, { state: 'online' })).toEqual([
      'instanceName: name-taken',
      'deploymentTarget: data-center-unknown',
      ': stop-before-data-center-change',
    ]);
  });
});

describe('the device of an edit', () => {
  it('[DEV-6, DEV-42] changes its data center offline, which is more than a rename', () => {
    expect(edit({ ...same, deploymentTarget: 'dub' })).toEqual({ isRename: false, isDataCenterChange: true });
    expect(edit({ ...same, deploymentTarget: 'dub' }, { state: 'online' })).toEqual([
      ': stop-before-data-center-change',
    ]);
  });

  it('[DEV-42, GD-13] is renamed online too, and that is no change of deployment', () => {
    const renamed = { isRename: true, isDataCenterChange: false };
    expect(edit({ ...same, instanceName: 'New' }, { state: 'online' })).toEqual(renamed);
    expect(edit(same)).toEqual({ isRename: false, isDataCenterChange: false });
  });

  it('[GP-14] is renamed when it is physical, without naming a data center, and gets none', () => {
    const physical = { deviceType: 'device', deploymentTargetId: '' } as const;
    const renamed = { isRename: true, isDataCenterChange: false };
    expect(edit({ instanceName: 'New' }, physical)).toEqual(renamed);
    expect(edit({ instanceName: 'New', deploymentTarget: '' }, physical)).toEqual(renamed);
    expect(edit({ instanceName: 'New', deploymentTarget: 'fra' }, physical)).toEqual([
      ': data-center-of-physical-device',
    ]);
    expect(edit({ instanceName: 'New', deploymentTarget: 'mars' }, physical)).toEqual([
      ': data-center-of-physical-device',
    ]);
    const device = sampleDevice(physical);
    expect(planEdit(device, { instanceName: ' New ' }, given(device))).toEqual({
      ok: true,
      value: { instanceName: 'New', deploymentTarget: '', ...renamed },
    });
  });

  it('takes exactly the edits whose save command it takes, in every condition', () => {
    for (const condition of listEveryCondition()) {
      for (const deploymentTarget of ['fra', 'dub']) {
        const device = { ...sampleDevice(), ...condition };
        const expected = commandDecision(device, { action: 'save', deploymentTargetId: deploymentTarget });
        expect(planEdit(device, { ...same, deploymentTarget }, given(device)).ok).toBe(expected.allowed);
      }
    }
  });
});

it('[DEV-40, DEV-41] reads anything without an exception', () => {
  for (const deviceType of ['virtual', 'device'] as const) {
    const device = sampleDevice({ deviceType });
    expect(planEdit(device, null, given(device)).ok).toBe(false);
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (input, name) => {
        expect(planEdit(device, input, given(device)).ok).toBe(false);
        expect(planEdit(device, { ...same, instanceName: name }, given(device)).ok).toBeTypeOf('boolean');
      }),
    );
  }
});
