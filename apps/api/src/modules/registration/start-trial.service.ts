import { randomUUID } from 'node:crypto';
import { isNameTaken } from '@partyline/device-state';
import { isAccountOwner, isPartnerCustomer } from '@partyline/roles';
import { computeTrialEnd, TRIAL_TERMS, trialRequestOutcome } from '@partyline/subscriptions';
import { FIRST_NAMES } from '@partyline/texts';
import { parseWorkspaceName } from '@partyline/workspaces';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure, type FailureIssue } from '../../http/errors/api-failure.ts';
import { forbidden } from '../../http/authorization/authorize.ts';
import type { CallerAccount, CallerMembership } from '../../http/authorization/caller.ts';
import { requestClaims } from '../../jobs/request-claims.ts';
import { requestDelivery } from '../../jobs/request-delivery.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import { writeSilentNotification } from '../../records/notifications/write-notification.ts';
import { lockAccount } from '../../records/workspaces/lock-account.repository.ts';
import {
  addTrial,
  claimTrial,
  readTrialFacts,
  renameWorkspace,
  type TrialFacts,
  type StoredTrialParts,
  type TrialParts,
} from '../../records/subscriptions/trial.repository.ts';

export interface TrialRequest {
  readonly uid: string;
  /** The token's account; null without a membership. */
  readonly account: CallerAccount | null;
  readonly memberships: readonly CallerMembership[];
  /** New name of the default workspace; undefined: unchanged. */
  readonly workspaceName: string | undefined;
  readonly requestId: string;
}

export interface TrialDeps {
  readonly database: Database;
  readonly trialDays: number;
  readonly now: () => Date;
}

/**
 * Starts the trial of the caller's own account, once ever: subscription, offline instance and jobs in one transaction. A repeat
 * returns it. Refuses with `not-found` (no membership), `partner-customer`, `forbidden` (not the owner), `trial-used` (also by another account of the
 * mailbox, or with a paid plan). [API-8, GEN-3, GA-4, GP-3, HZ-6, CONST-23]
 */
export async function startTrial(deps: TrialDeps, request: TrialRequest): Promise<TrialParts> {
  const { account } = request;
  if (account === null) throw new ApiFailure('not-found');
  if (isPartnerCustomer(account)) throw forbidden('partner-customer');
  return inTransaction(deps.database, async (tx) => {
    await lockAccount(tx, account.id);
    const facts = await readTrialFacts(tx, account.id);
    if (facts === null) throw new ApiFailure('not-found');
    const nowMs = deps.now().getTime();
    const roles = request.memberships.map(({ role }) => role);
    const isOwner = roles.some(isAccountOwner);
    const hadElsewhere = isOwner && facts.trial === null && !(await claimTrial(tx, request.uid));
    const outcome = trialRequestOutcome(roles, facts.trial, nowMs, {
      hadElsewhere,
      subscriptions: facts.subscriptions,
    });
    if (outcome === 'not-owner') throw notTheOwner();
    if (outcome === 'used') throw new ApiFailure('trial-used');
    if (facts.trial !== null) return partsOf(facts.trial);
    const endsAt = new Date(computeTrialEnd(nowMs, deps.trialDays));
    return begin(tx, { ...request, accountId: account.id }, facts, endsAt);
  });
}

/** Returns the refusal of what only the account's owner may do. */
export function notTheOwner(): ApiFailure {
  return new ApiFailure('forbidden', {
    reason: 'no-right',
    message: (texts) => texts.PERMISSION_REFUSAL_TEXTS['no-right'],
  });
}

function partsOf({ subscriptionId, workspaceId, vicUuid }: StoredTrialParts): TrialParts {
  // Its instance was deleted.
  if (vicUuid === null) throw new ApiFailure('trial-used');
  return { subscriptionId, workspaceId, vicUuid };
}

async function begin(
  tx: Db,
  { uid, accountId, workspaceName, requestId }: TrialRequest & { readonly accountId: number },
  facts: TrialFacts,
  endsAt: Date,
): Promise<TrialParts> {
  const workspaceId = facts.defaultWorkspaceId;
  if (workspaceName !== undefined) await rename(tx, workspaceName, facts);
  const vicUuid = randomUUID();
  const { plan, users, status } = TRIAL_TERMS;
  const { subscriptionId, instanceId } = await addTrial(tx, {
    ...{ accountId, workspaceId, vicUuid, plan, users, status, endsAt },
    deviceName: freeInstanceName(facts.devices),
    deviceModel: FIRST_NAMES.instanceModel,
    startedBy: uid,
  });
  await writeAudit(tx, {
    accountId,
    workspaceId,
    actor: { kind: 'user', uid },
    action: 'trial.start',
    object: { kind: 'subscription', id: String(subscriptionId) },
    outcome: 'done',
    requestId,
    details: { vicUuid },
  });
  await writeSilentNotification(tx, { accountId }, { event: 'subscription update,dashboard update' });
  await requestDelivery(tx, instanceId);
  // A trigger covers the other members; `refresh token` follows with the claims.
  await requestClaims(tx, uid);
  return { subscriptionId, workspaceId, vicUuid };
}

async function rename(tx: Db, wanted: string, { defaultWorkspaceId, workspaces }: TrialFacts): Promise<void> {
  const name = parseWorkspaceName(wanted, defaultWorkspaceId, workspaces);
  if (!name.ok) {
    const issue: FailureIssue = {
      path: 'body.workspaceName',
      code: name.error,
      message: (texts) => texts.workspaceNameRefusalText(name.error, wanted),
    };
    throw new ApiFailure('request-not-proper', { issues: [issue] });
  }
  await renameWorkspace(tx, defaultWorkspaceId, name.value);
}

/** Returns a name with the first number not used by a device of the workspace. */
function freeInstanceName(devices: TrialFacts['devices']): string {
  for (let number = 1; ; number += 1) {
    const name = `${FIRST_NAMES.instance} ${number}`;
    if (!isNameTaken(name, '', devices)) return name;
  }
}
