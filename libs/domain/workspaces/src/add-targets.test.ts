import type { StoredRole } from '@partyline/roles';
import { describe, expect, it } from 'vitest';
import { listAddTargets, preselectTarget } from './add-targets.ts';

const PAID = { planType: 'paid', customerStatus: 'B2C' } as const;

const seen = (id: number, isDefault: boolean, ...roles: StoredRole[]) => ({
  id,
  roleType: 'invited' as const,
  isDefault,
  isDirty: false,
  roles,
});

describe('the workspaces to add a device to', () => {
  const all = [seen(1, true, 'endpoint-user'), seen(2, false, 'workspace-admin'), seen(3, false)];

  it('[GD-45, ROLE-35] are those where the caller may add instances', () => {
    const { allowed, refusal } = listAddTargets(all, PAID);
    expect([allowed.map(({ id }) => id), refusal]).toEqual([[2], null]);
  });

  it('[GD-45, GC-10] are none with the reason of the first, and without a reason among no workspaces', () => {
    expect(listAddTargets(all, { ...PAID, planType: 'trial' })).toEqual({
      allowed: [],
      refusal: { allowed: false, reason: 'no-right' },
    });
    expect(listAddTargets(all.slice(1), { ...PAID, planType: 'trial' }).refusal?.reason).toBe('trial');
    expect(listAddTargets([], PAID)).toEqual({ allowed: [], refusal: null });
  });
});

describe('the workspace that the form starts with', () => {
  const [main, studio, stage] = [seen(1, true), seen(2, false), seen(3, false)];
  const start = (allowed: readonly (typeof main)[], requested: number | undefined, current: number | null) =>
    preselectTarget(allowed, requested, current)?.id;

  it('[GD-45] is the requested one, else the current, else the default', () => {
    const all = [studio, main, stage];
    expect(start(all, 3, 2)).toBe(3);
    expect(start(all, undefined, 2)).toBe(2);
    expect(start(all, 9, 9)).toBe(1);
    expect(start([studio, stage], undefined, null)).toBe(undefined);
  });

  it('[GD-45] is the only one, whatever is current', () => {
    expect(start([stage], undefined, 1)).toBe(3);
  });
});
