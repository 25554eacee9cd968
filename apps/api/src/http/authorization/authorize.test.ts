import { textsFor } from '@partyline/texts/by-language';
import type { CustomerStatus, StoredRole } from '@partyline/roles';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../errors/api-failure.ts';
import { authorize } from './authorize.ts';
import type { Caller } from './caller.ts';

function member(
  role: StoredRole,
  customerStatus: CustomerStatus = 'B2C',
  planType: 'paid' | 'trial' | 'free' = 'paid',
): Caller {
  return {
    uid: 'someone',
    isKnown: true,
    language: null,
    account: { id: 1, customerStatus, planType },
    memberships: [{ accountId: 1, workspaceId: role.startsWith('account') ? null : 7, role }],
  };
}
const STRANGER: Caller = { uid: 'stranger', isKnown: true, language: null, account: null, memberships: [] };
const BUY = { kind: 'account', branch: 'subscription', action: 'buy' } as const;
const ADD = { kind: 'account', branch: 'workspace', action: 'add' } as const;

/** Returns the failure of authorize with its English sentence; null when the call is allowed. */
function refusal(...question: Parameters<typeof authorize>): object | null {
  try {
    authorize(...question);
    return null;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { message } = error.details;
    const words = message === undefined ? {} : { message: message(textsFor('en')) };
    return { failure: error.failure, details: { ...error.details, ...words } };
  }
}

describe('[ROLE-38] a right on the account', () => {
  it('allows members who have it', () => {
    expect(refusal(BUY, member('account-owner'))).toBeNull();
    expect(refusal(BUY, member('account-admin'))).toBeNull();
    expect(refusal(ADD, member('account-owner'))).toBeNull();
  });

  it.each([
    ['without the right', BUY, member('workspace-owner'), 'no-right', 'Your role does not allow this.'],
    [
      "of a partner's customer",
      BUY,
      member('account-owner', 'PARTNER_CUSTOMER'),
      'partner-customer',
      'Contact your partner to change this plan.',
    ],
    [
      "of a partner's customer without a plan",
      ADD,
      member('account-owner', 'PARTNER_CUSTOMER', 'free'),
      'no-plan',
      'Your partner sets up your intercom.',
    ],
    ['in the trial', ADD, member('account-owner', 'B2C', 'trial'), 'trial', 'Not available in the trial'],
  ])(
    'refuses a member %s, with the reason as code and text',
    (_case, permission, caller, reason, message) => {
      expect(refusal(permission, caller)).toEqual({ failure: 'forbidden', details: { reason, message } });
    },
  );

  it('counts every role of the user in the account', () => {
    const both: Caller = {
      ...member('endpoint-user'),
      memberships: [...member('endpoint-user').memberships, ...member('account-admin').memberships],
    };
    expect(refusal(BUY, both)).toBeNull();
  });
});

it.each(['member', 'account', 'workspace', 'instance'] as const)(
  'requires a membership in the account for the permission kind %s',
  (kind) => {
    const permissions = {
      member: { kind: 'member' },
      account: BUY,
      workspace: { kind: 'workspace', action: 'rename' },
      instance: { kind: 'instance', action: 'by-body-action' },
    } as const;
    expect(refusal(permissions[kind], STRANGER)).toEqual({
      failure: 'forbidden',
      details: { reason: 'no-membership' },
    });
    expect(refusal(permissions[kind], member('account-owner'))).toBeNull();
  },
);

it('requires only a signed-in user for the permission kind bearer', () => {
  expect(refusal({ kind: 'bearer', unverified: 'refused' }, STRANGER)).toBeNull();
});
