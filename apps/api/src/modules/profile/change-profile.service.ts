import type { Profile, ProfileBody } from '@partyline/contract';
import { isAccountOwner } from '@partyline/roles';
import type { Language } from '@partyline/display';
import { EULA, FIRST_NAMES } from '@partyline/texts';
import { accountNameAfterCompany, firstAccountName } from '@partyline/validation';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import { requireRight } from '../../http/authorization/authorize.ts';
import type { Caller } from '../../http/authorization/caller.ts';
import { writeAudit, type AuditEntry } from '../../records/audit/write-audit.ts';
import { writeSilentNotification } from '../../records/notifications/write-notification.ts';
import { checkChange, type CheckedChange } from './check-profile.ts';
import {
  findProfile,
  listAccountsNaming,
  renameAccount,
  writeProfile,
  type ProfileRow,
} from './profile.repository.ts';
import { keyOf, profileOf, renameDecision } from './profile-of.ts';

export interface ProfileRequest {
  readonly caller: Caller;
  readonly tokenEmail: string;
  readonly body: ProfileBody;
  /** Of the agreement that the caller was answered. [HZ-17] */
  readonly language: Language;
  readonly requestId: string;
}

/**
 * Changes the profile, accepts the license agreement and renames the account, all or nothing. Issues are reported by field;
 * renaming needs its right, and a refusal is audited. A newcomer's account is named after the company. [API-13, EULA-14, EULA-21,
 * EULA-22, ACCT-24, GA-30, GA-32, GE-2]
 */
export async function changeProfile(database: Database, request: ProfileRequest): Promise<Profile> {
  await requireRenameRight(database, request);
  return inTransaction(database, async (tx) => {
    const { caller, body, tokenEmail } = request;
    const before = await findProfile(tx, keyOf(caller), { locked: true });
    if (before === null) throw new ApiFailure('not-found');
    const change = checkChange(body, before, [before.email, tokenEmail]);
    if (change.issues.length > 0) throw new ApiFailure('request-not-proper', { issues: change.issues });
    return profileOf(await writeChange(tx, request, before, change), caller);
  });
}

async function requireRenameRight(database: Database, request: ProfileRequest): Promise<void> {
  if (request.body.accountName === undefined) return;
  const decision = renameDecision(request.caller);
  if (decision === null) throw new ApiFailure('forbidden', { reason: 'no-membership' });
  if (!decision.allowed) {
    await audit(database, request, { action: 'account.rename', outcome: 'refused', reason: decision.reason });
  }
  requireRight(decision);
}

async function writeChange(
  tx: Db,
  request: ProfileRequest,
  before: ProfileRow,
  { values, accountName }: CheckedChange,
): Promise<ProfileRow> {
  const { caller, body } = request;
  const isAccepting = body.t_c_accepted_date === true;
  const newName = accountName ?? nameAfterCompany(request, before, values);
  if (newName !== null) await rename(tx, request, newName);
  const after = await writeProfile(tx, keyOf(caller), {
    values,
    contactConsent: body.contactConsent ?? null,
    accepted: isAccepting ? { version: EULA.version, language: request.language } : null,
  });
  if (after === null) throw new ApiFailure('not-found');
  if (values !== null) await audit(tx, request, { action: 'profile.change', outcome: 'done' });
  if (isAccepting) await auditAcceptance(tx, request);
  if (isRenamed(before, after)) await notifyReadersOfName(tx, caller.uid);
  return after;
}

/**
 * Returns the account's name from the company at the owner's first acceptance; null to keep it. Needs no right to rename, which a
 * trial lacks. [EULA-25, GA-30, GC-5]
 */
function nameAfterCompany(
  { caller }: ProfileRequest,
  before: ProfileRow,
  values: CheckedChange['values'],
): string | null {
  const isOwner = caller.memberships.some(({ role }) => isAccountOwner(role));
  if (!isOwner || values === null || before.eulaAcceptedAt !== null || before.accountName === null)
    return null;
  const first = firstAccountName(before, FIRST_NAMES.account);
  return accountNameAfterCompany(values.company, { current: before.accountName, first });
}

async function rename(tx: Db, request: ProfileRequest, name: string): Promise<void> {
  const accountId = request.caller.account?.id;
  const was = accountId === undefined ? null : await renameAccount(tx, accountId, name);
  if (was === null) throw new ApiFailure('not-found');
  await audit(tx, request, { action: 'account.rename', outcome: 'done', details: { was, name } });
}

function isRenamed(before: ProfileRow, after: ProfileRow): boolean {
  return before.firstName !== after.firstName || before.lastName !== after.lastName;
}

/** Sends events to all who see the owner's name; a trigger changes the lists' version. */
async function notifyReadersOfName(tx: Db, uid: string): Promise<void> {
  for (const accountId of await listAccountsNaming(tx, uid)) {
    await writeSilentNotification(tx, { accountId }, { event: 'workspace update' });
  }
}

function auditAcceptance(tx: Db, request: ProfileRequest): Promise<void> {
  return audit(tx, request, {
    action: 'eula.accept',
    object: { kind: 'eula', id: EULA.version },
    outcome: 'done',
  });
}

/** Audits a change on the account if it is renamed, else on the user. */
function audit(
  db: Db,
  { caller, requestId }: ProfileRequest,
  entry: Pick<AuditEntry, 'action' | 'outcome'> & Partial<AuditEntry>,
): Promise<void> {
  const accountId = caller.account?.id ?? null;
  const isOfAccount = entry.action === 'account.rename';
  return writeAudit(db, {
    accountId,
    actor: { kind: 'user', uid: caller.uid },
    object: isOfAccount ? { kind: 'account', id: String(accountId) } : { kind: 'user', id: caller.uid },
    requestId,
    ...entry,
  });
}
