import { describe, expect, it } from 'vitest';
import { PROFILE_GATE_CLOSES_ON, profileGateOf, routeDecision } from '../index.ts';
import { isAcceptedDateZero, isNewerEulaVersion } from './profile-gate.ts';
import type { ProfileGate } from '../index.ts';
import type { ProfileGateFacts } from './profile-gate.ts';

const ACCEPTED = { seconds: 1_795_168_800, nanoseconds: 0 };
function gate(changes: Partial<ProfileGateFacts>): ProfileGate {
  return profileGateOf({
    isLoggedUser: true,
    path: '/dashboard',
    acceptedDate: ACCEPTED,
    acceptedEulaVersion: '2',
    eulaVersion: '2',
    ...changes,
  });
}

it('[EULA-12] shows the profile form when the accepted date is zero', () => {
  const zeros = [
    { seconds: 0, nanoseconds: 0 },
    { seconds: 0, nanoseconds: 5 },
    { seconds: NaN, nanoseconds: 0 },
    { seconds: Infinity, nanoseconds: 0 },
    { seconds: -1, nanoseconds: 0 },
    null,
    undefined,
  ];
  for (const acceptedDate of zeros) {
    expect(isAcceptedDateZero(acceptedDate)).toBe(true);
    expect(gate({ acceptedDate })).toBe('profile');
  }
});

it('[EULA-13] shows no profile form when the accepted date is set', () => {
  expect(gate({})).toBe('none');
  expect(gate({ acceptedDate: { seconds: 1, nanoseconds: 0 } })).toBe('none');
});

it('[EULA-15] shows the profile form at the first login, when nothing was ever accepted', () => {
  expect(gate({ acceptedDate: null, acceptedEulaVersion: null })).toBe('profile');
});

describe('the agreement alone', () => {
  it('is shown when the current version is newer than the one accepted, or none is known', () => {
    expect(gate({ eulaVersion: '3' })).toBe('eula');
    expect(gate({ acceptedEulaVersion: null })).toBe('eula');
    expect(gate({ eulaVersion: '1' })).toBe('none');
  });

  it.each([
    ['10', '9', true],
    ['9', '10', false],
    ['1.10', '1.9', true],
    ['2026-11-20', '2026-02-28', true],
    ['2.0', '2.0', false],
    ['2.00', '2.0', false],
    ['2.0.1', '2.0', true],
  ])('compares version %s with %s; newer: %s', (version, accepted, isNewer) => {
    expect(isNewerEulaVersion(version, accepted)).toBe(isNewer);
  });
});

it('is only on signed-in pages, once login has answered', () => {
  for (const path of ['/accounts-select', '/invite', '/', '/login', '/nonsense', '/maintenance']) {
    expect(gate({ acceptedDate: null, path }), path).toBe('none');
  }
  for (const path of ['/myaccount?tab=plans', '/manage-invite/x']) {
    expect(gate({ acceptedDate: null, path }), path).toBe('profile');
  }
  expect(gate({ acceptedDate: null, isLoggedUser: false })).toBe('none');
});

it('does not stop a redirect: an unknown page still leads to the dashboard, where the gate is', () => {
  const decision = routeDecision({
    path: '/nonsense',
    maintenance: false,
    isIdleTimeoutAction: false,
    hasIdentityUser: true,
    isLoggedUser: true,
    isEmailVerified: true,
    registerState: null,
    hasPendingInvite: false,
    associationsCount: 1,
    hasChosenAccount: true,
  });
  expect(decision).toMatchObject({ kind: 'redirect', to: '/dashboard' });
  expect(gate({ path: '/dashboard', acceptedDate: null })).toBe('profile');
});

it('[EULA-1, EULA-2] closes neither on the backdrop nor on Escape', () => {
  expect(PROFILE_GATE_CLOSES_ON).toEqual({ backdrop: false, escape: false });
});
