import { expect, it } from 'vitest';
import { isEmailVerified, nextSignInStep } from '../index.ts';
import { type EmailFacts } from './sign-in.ts';

function verified(changes: Partial<EmailFacts>): boolean {
  return isEmailVerified({
    provider: 'password',
    isProviderVerified: false,
    email: 'mira@demo.partyline.test',
    inviteId: null,
    inviteEmail: null,
    ...changes,
  });
}

it('[AUTH-6] counts the e-mail as verified with every provider but password', () => {
  expect(verified({ provider: 'google.com' })).toBe(true);
  expect(verified({ provider: 'microsoft.com' })).toBe(true);
  expect(verified({ provider: 'password' })).toBe(false);
});

it('counts the e-mail of a password as verified when the provider says so', () => {
  expect(verified({ isProviderVerified: true })).toBe(true);
});

it('[AUTH-7] counts the e-mail as verified when the stored invitation is for it, in any letter case', () => {
  expect(verified({ inviteId: 'k', inviteEmail: 'mira@demo.partyline.test' })).toBe(true);
  expect(verified({ inviteId: 'k', inviteEmail: ' Mira@Demo.partyline.test ' })).toBe(true);
  const written = { email: ' MIRA@demo.partyline.test ', inviteEmail: 'mira@demo.partyline.test' };
  expect(verified({ inviteId: 'k', ...written })).toBe(true);
});

it('[AUTH-7] does not count it when the invitation has no id, no e-mail or another one', () => {
  expect(verified({ inviteId: null, inviteEmail: 'mira@demo.partyline.test' })).toBe(false);
  expect(verified({ inviteId: '', inviteEmail: 'mira@demo.partyline.test' })).toBe(false);
  expect(verified({ inviteId: 'k', inviteEmail: null })).toBe(false);
  expect(verified({ inviteId: 'k', inviteEmail: 'jon@demo.partyline.test' })).toBe(false);
  expect(verified({ inviteId: 'k', inviteEmail: '', email: '' })).toBe(false);
});

it('[AUTH-8] sends an unverified person without a registration to the confirmation', () => {
  expect(nextSignInStep(false, null)).toBe('confirm-email');
});

it('[AUTH-9] accepts an unverified person whose registration is in progress', () => {
  expect(nextSignInStep(false, 'in progress')).toBe('accept');
});

it('[AUTH-10] accepts an unverified person whose registration is done', () => {
  expect(nextSignInStep(false, 'done')).toBe('accept');
});

it('[AUTH-11] accepts a verified person, whatever the registration', () => {
  for (const state of [null, 'in progress', 'done'] as const)
    expect(nextSignInStep(true, state)).toBe('accept');
});
