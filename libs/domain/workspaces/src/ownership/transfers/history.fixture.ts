import { STORED_ROLES, isAccountLevel } from '@partyline/roles';
import { millisecondsInDay } from 'date-fns/constants';
import fc from 'fast-check';
import { answererOf } from './answer-transfer.ts';
import type { AccountMember } from '../account-member.ts';
import { MEMBER_STATUSES } from '../account-member.ts';
import type { OwnershipState, OwnershipEvent } from './ownership-state.ts';
import { ACCOUNT, answer, request, transfer, workspace } from '../ownership.fixture.ts';
import { listEligibleRecipients } from '../ownership-recipient.ts';
import { canHandOver } from '../ownership-right.ts';

/** Generated independently of the account's ownership; becomes an event when applied. */
type Step = (ownership: OwnershipState) => OwnershipEvent;

/** A step, and the milliseconds before it. */
export type TimedStep = readonly [Step, number];

const USERS = ['olga', 'ada', 'wim', 'wanda', 'eve', 'stranger'] as const;
const anyUser = fc.constantFrom(...USERS);
const anyScope = fc.constantFrom(ACCOUNT, workspace(1), workspace(2), workspace(3), workspace(9));
const anyIndex = fc.nat({ max: 11 });

const pick = <T>(some: readonly T[], index: number): T | undefined => some[index % some.length];

const anyMember: fc.Arbitrary<AccountMember> = fc
  .record({
    userId: anyUser,
    role: fc.constantFrom(...STORED_ROLES, 'workspace-owner', 'workspace-owner'),
    workspaceId: fc.constantFrom(1, 2, 3),
    status: fc.constantFrom(...MEMBER_STATUSES, 'pending', 'accepted'),
    isEmailVerified: fc.boolean(),
  })
  .map((one) => (isAccountLevel(one.role) ? { ...one, workspaceId: null } : one));

/** Allowed and eligible users where they exist; a new or used name. */
const anySubmission: fc.Arbitrary<Step> = fc
  .tuple(anyScope, fc.boolean(), anyUser, anyUser, anyIndex, fc.boolean())
  .map(([scope, isRequest, user, other, index, isNewName]) => (ownership) => {
    const kind = isRequest ? 'request' : 'transfer';
    const entitled = USERS.filter((one) => canHandOver(ownership, kind, scope, one).allowed);
    const by = pick(entitled, index) ?? user;
    const docId = `d${isNewName ? ownership.transfers.length : index}`;
    if (isRequest && scope.scope === 'workspace') return request(scope.workspaceId, by, docId);
    return transfer(
      scope,
      by,
      pick(listEligibleRecipients(scope, by, ownership.members), index) ?? other,
      docId,
    );
  });

/** Any event by any user. */
const anyMischief: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(anyScope, anyUser, anyUser, anyIndex).map(
    ([scope, by, to, index]): Step =>
      () =>
        transfer(scope, by, to, `d${index}`),
  ),
  fc.tuple(fc.constantFrom(1, 2, 3, 9), anyUser, anyIndex).map(
    ([id, by, index]): Step =>
      () =>
        request(id, by, `d${index}`),
  ),
  fc.tuple(fc.constantFrom('open', 'apply', 'reject', 'cancel', 'resend'), anyUser, anyIndex).map(
    ([type, by, index]): Step =>
      () =>
        answer(type, by, `d${index}`),
  ),
);

/** An answer to one of the latest transfers or requests, by its current party. */
const anyAnswer: fc.Arbitrary<Step> = fc
  .tuple(
    fc.constantFrom('open', 'open', 'apply', 'apply', 'apply', 'reject', 'cancel', 'resend'),
    fc.nat({ max: 2 }),
  )
  .map(([type, index]) => (ownership) => {
    const transfer = pick(ownership.transfers.slice(-3), index);
    if (transfer === undefined) return { type: 'tick' };
    const isSubmitters = type === 'cancel' || type === 'resend';
    const by = isSubmitters ? transfer.byUserId : answererOf(ownership, transfer);
    return answer(type, by ?? 'stranger', transfer.docId);
  });

/** Removes a member, and may add one. */
const anyEdit: fc.Arbitrary<Step> = fc
  .tuple(fc.option(fc.nat({ max: 9 }), { freq: 1 }), fc.option(anyMember))
  .map(([removed, added]) => ({ members }) => ({
    type: 'members-changed',
    members: [...members.filter((_one, index) => index !== removed), ...(added === null ? [] : [added])],
  }));

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: anySubmission },
  { weight: 8, arbitrary: anyAnswer },
  { weight: 2, arbitrary: anyMischief },
  { weight: 2, arbitrary: anyEdit },
  { weight: 1, arbitrary: fc.constant<Step>(() => ({ type: 'tick' })) },
);

const anyPause = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 8 * millisecondsInDay }) },
);

/** Valid, mistaken and malicious events, early, late and repeated. */
export const anyHistory: fc.Arbitrary<TimedStep[]> = fc.array(fc.tuple(anyStep, anyPause), {
  minLength: 1,
  maxLength: 40,
  size: 'max',
});
