import { describe, expect, it } from 'vitest';
import {
  KIND_CHANNELS,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  NOTIFICATION_SUBJECTS,
  canChooseChannel,
  listKindsAbout,
} from './notification-kinds.ts';

describe('the channels of a kind of notification', () => {
  it('[PLUS-27] can be chosen where they are optional', () => {
    const chosen = NOTIFICATION_KINDS.flatMap((kind) =>
      NOTIFICATION_CHANNELS.filter((channel) => canChooseChannel(kind, channel).allowed).map(
        (channel) => `${kind} ${channel}`,
      ),
    );
    expect(chosen).toEqual([
      'device-failed feed',
      'subscription-ending feed',
      'subscription-ending mail',
      'payment-failed feed',
      'payment-failed mail',
      'payment-confirmation feed',
      'payment-confirmation mail',
      'purchase-settled feed',
      'tax-changed feed',
      'customer-changed feed',
      'ownership-submitted feed',
      'ownership-answered feed',
      'access-ending feed',
      'access-ending mail',
      'access-requested mail',
      'invitation-accepted feed',
      'workspace-changed feed',
      'schedule-paused feed',
    ]);
  });

  it('[PLUS-27] cannot be switched off for what changes rights, an ownership or what is to be paid, and says why', () => {
    expect(canChooseChannel('access-changed', 'feed')).toEqual({ allowed: false, reason: 'always-sent' });
    expect(canChooseChannel('access-changed', 'mail')).toEqual({ allowed: false, reason: 'always-sent' });
    expect(canChooseChannel('tax-changed', 'mail')).toEqual({ allowed: false, reason: 'always-sent' });
    expect(canChooseChannel('ownership-submitted', 'mail')).toEqual({
      allowed: false,
      reason: 'always-sent',
    });
    expect(canChooseChannel('device-failed', 'mail')).toEqual({ allowed: false, reason: 'never-sent' });
  });

  it('[PLUS-27] are never all missing: what is written reaches its user on at least one', () => {
    for (const kind of NOTIFICATION_KINDS) expect(KIND_CHANNELS[kind].feed).not.toBe('none');
  });
});

it('[PLUS-27] every kind is about one subject', () => {
  const listed = NOTIFICATION_SUBJECTS.flatMap(listKindsAbout);
  expect(listed.toSorted()).toEqual([...NOTIFICATION_KINDS].toSorted());
  expect(listKindsAbout('devices')).toEqual(['device-failed', 'workspace-changed', 'schedule-paused']);
});
