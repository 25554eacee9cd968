import { isEndDateAllowed } from '@partyline/validation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { END_LAST_WARNING_MS, END_WARNING_MS, expiryOf, statusAt } from './lifetime.ts';
import {
  INVITATION_EVENTS,
  INVITATION_STATUSES,
  isActiveStatus,
  isRevocable,
  nextInvitationStatus,
} from './status.ts';
import type { InvitationEvent, InvitationStatus } from './status.ts';

const DAY = 24 * 60 * 60 * 1000;
const after = (status: InvitationStatus, event: InvitationEvent) => {
  const next = nextInvitationStatus(status, event);
  return next.ok ? next.value : next.error;
};

describe('the life of an invitation', () => {
  it('[PLUS-1, GV-4] has four statuses', () => {
    expect(INVITATION_STATUSES).toEqual(['pending', 'accepted', 'expired', 'revoked']);
    expect(INVITATION_STATUSES.filter(isActiveStatus)).toEqual(['pending', 'accepted']);
  });

  it.each<[InvitationStatus, string[]]>([
    ['pending', ['accepted', 'expired', 'expired', 'revoked', 'pending']],
    ['accepted', ['not-possible', 'not-possible', 'expired', 'revoked', 'not-possible']],
    ['expired', ['not-possible', 'not-possible', 'not-possible', 'revoked', 'pending']],
    ['revoked', ['not-possible', 'not-possible', 'not-possible', 'not-possible', 'not-possible']],
  ])('[PLUS-1] goes from %s by accept, expire, end, revoke and resend to %j', (status, expected) => {
    expect(INVITATION_EVENTS.map((event) => after(status, event))).toEqual(expected);
  });

  it('[GV-3, GV-24] can be revoked while pending or expired', () => {
    expect(INVITATION_STATUSES.filter(isRevocable)).toEqual(['pending', 'expired']);
  });

  it('refuses an unknown status', () => {
    for (const word of ['constructor', 'lost', '__proto__']) {
      // Wire values are not bound by the types.
      expect(after(word as InvitationStatus, 'revoke')).toBe('not-possible');
      expect(after('pending', word as InvitationEvent)).toBe('not-possible');
    }
  });

  it('[PLUS-1] never leaves the four, and revoked is for good', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...INVITATION_EVENTS)), (events) => {
        let status: InvitationStatus = 'pending';
        for (const event of events) {
          const next = nextInvitationStatus(status, event);
          if (status === 'revoked') expect(next.ok).toBe(false);
          if (next.ok) status = next.value;
          expect(INVITATION_STATUSES).toContain(status);
        }
      }),
    );
  });
});

describe('the times of an invitation', () => {
  const times = (status: InvitationStatus, expiresAtMs: number, endsAtMs: number | null = null) => ({
    status,
    expiresAtMs,
    endsAtMs,
  });

  it('[GV-2] give its link 7 days, or as long as is stated', () => {
    expect(expiryOf(1_000)).toBe(1_000 + 7 * DAY);
    expect(expiryOf(1_000, DAY)).toBe(1_000 + DAY);
  });

  it('[PLUS-1] let a pending one expire at that instant, and an accepted one never', () => {
    expect([999, 1_000].map((now) => statusAt(times('pending', 1_000), now))).toEqual(['pending', 'expired']);
    expect(statusAt(times('accepted', 1_000), 2_000)).toBe('accepted');
    expect(statusAt(times('revoked', 1_000, 1_000), 2_000)).toBe('revoked');
  });

  it('[PLUS-4] end an access at its end date by themselves', () => {
    expect([4_999, 5_000].map((now) => statusAt(times('accepted', 1_000, 5_000), now))).toEqual([
      'accepted',
      'expired',
    ]);
    expect(statusAt(times('pending', 9_000, 5_000), 5_000)).toBe('expired');
    // Invalid instants give no access.
    expect([NaN, Infinity].map((end) => statusAt(times('accepted', 1_000, end), 1))).toEqual([
      'expired',
      'expired',
    ]);
  });

  it('[PLUS-4] warn of an end date 7 days and 1 day before', () => {
    expect([END_WARNING_MS, END_LAST_WARNING_MS]).toEqual([7 * DAY, DAY]);
  });

  it('[PLUS-4] allow an end date that is yet to come, or none', () => {
    expect([null, 1_001, 1_000, 999].map((end) => isEndDateAllowed(end, 1_000))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
