import type { Result } from '@partyline/kernel';
import { err, ok } from '@partyline/kernel';
import { expiryOf } from '@partyline/invitations';
import { decideCustomer, mayManageCustomers, type CustomerAct, type CustomerRefusal } from '@partyline/roles';
import { checkForm, customerForm } from '@partyline/validation';
import { decideInTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import { forbidden } from '../../http/authorization/authorize.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import { reloadMember } from '../../http/authorization/load-caller.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import { issuesOfForm } from '../../http/errors/form-issues.ts';
import type { BodyOf, DataOf } from '../../http/routes/route-types.ts';
import { requestMail } from '../../jobs/request-mail.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import { invitationKeyHash, offerKeyOf } from '../../records/invitations/invitation-key.ts';
import { writeSilentNotification } from '../../records/notifications/write-notification.ts';
import { lockAccount } from '../../records/workspaces/lock-account.repository.ts';
import {
  closeCustomer,
  keepKey,
  lockCustomerOf,
  noteReleaseAsked,
  standingOfAddress,
  writeOffer,
  type CustomerRow,
} from './customers.repository.ts';
import { nameOfUser, notifyCustomer, notifyPartner } from './notify-customers.ts';

export interface CustomerDeps {
  readonly database: Database;
  /** Keys of mailed offers are derived from it. */
  readonly secret: string;
  /** In milliseconds, like that of an invitation. [GV-2] */
  readonly lifetimeMs: number;
  readonly now: () => Date;
}

export interface PartnerCall {
  readonly caller: MemberCaller;
  readonly requestId: string;
}

export function refusedCustomer(reason: CustomerRefusal): ApiFailure {
  return new ApiFailure('customer-refused', {
    reason,
    message: (texts) => texts.CUSTOMER_REFUSAL_TEXTS[reason],
  });
}

/** Returns the failure of an act on a customer, or null. [HZ-6] */
export function customerFailure(act: CustomerAct, row: CustomerRow): ApiFailure | null {
  const decision = decideCustomer(act, row);
  return decision.allowed ? null : refusedCustomer(decision.reason);
}

/**
 * Mails an offer to become a customer; an address that has not accepted gets a new one. Refused to all but the partner's owner, for
 * a member of the partner's account, and for a customer that is there already. [HZ-6]
 */
export async function addCustomer(
  deps: CustomerDeps,
  call: PartnerCall & { readonly body: BodyOf<'addCustomer'> },
): Promise<DataOf<'addCustomer'>> {
  const checked = checkForm(customerForm, call.body);
  if (!checked.ok) throw new ApiFailure('request-not-proper', { issues: issuesOfForm(checked.error) });
  const { email, company } = checked.value;
  return asPartner(deps.database, call, 'partner.customer-add', async (tx, partnerId) => {
    const standing = await standingOfAddress(tx, partnerId, email);
    if (standing !== null) return err(refusedCustomer(standing));
    const expiresAt = new Date(expiryOf(deps.now().getTime(), deps.lifetimeMs));
    const offer = { partnerId, email, company, uid: call.caller.uid, expiresAt };
    const written = await writeOffer(tx, offer);
    await keepKey(tx, written.id, invitationKeyHash(offerKeyOf(deps.secret, written)));
    const { id, version } = written;
    await requestMail(tx, { kind: 'customer-offer', id: String(id), version, accountId: partnerId });
    await noteAct(tx, call, 'partner.customer-add', { id, company });
    return ok({ customerId: id, offerEndsAt: expiresAt.toISOString() });
  });
}

/** Withdraws an offer; its key is void. [HZ-6] */
export function withdrawCustomer(
  { database }: CustomerDeps,
  call: PartnerCall & { readonly id: number },
): Promise<null> {
  const action = 'partner.customer-withdraw';
  const { uid } = call.caller;
  return onCustomer(database, call, { act: 'withdraw', action }, async (tx, row) => {
    await closeCustomer(tx, row.id, 'withdrawn');
    const params = { company: row.company, name: await nameOfUser(tx, uid) };
    await notifyPartner(tx, row, { code: 'customer-withdrawn', params }, { by: uid, namesUid: uid });
  });
}

/** Asks a customer's owner to buy for themselves from now on; they confirm it. [HZ-6] */
export function askRelease(
  { database }: CustomerDeps,
  call: PartnerCall & { readonly id: number },
): Promise<null> {
  const action = 'partner.customer-release-ask';
  return onCustomer(database, call, { act: 'ask-release', action }, async (tx, row) => {
    await noteReleaseAsked(tx, row.id, true);
    await requestMail(tx, {
      kind: 'customer-release-asked',
      id: String(row.id),
      version: 1,
      accountId: row.partnerId,
    });
    await notifyCustomer(tx, row, 'release-asked', null);
    if (row.accountId !== null)
      await writeSilentNotification(tx, { accountId: row.accountId }, { event: 'subscription update' });
  });
}

async function onCustomer(
  database: Database,
  call: PartnerCall & { readonly id: number },
  { act, action }: { readonly act: CustomerAct; readonly action: string },
  work: (tx: Db, row: CustomerRow) => Promise<void>,
): Promise<null> {
  return asPartner(database, call, action, async (tx, partnerId) => {
    const row = await lockCustomerOf(tx, partnerId, call.id);
    if (row === undefined) return err(new ApiFailure('not-found'));
    const failure = customerFailure(act, row);
    if (failure !== null) return err(failure);
    await work(tx, row);
    await noteAct(tx, call, action, row);
    return ok(null);
  });
}

/** Runs an act of a partner's owner under the lock of the partner's account; audits a refusal. [ROLE-30, HZ-6, PLUS-22] */
async function asPartner<Answer>(
  database: Database,
  { caller, requestId }: PartnerCall,
  action: string,
  work: (tx: Db, partnerId: number) => Promise<Result<Answer, ApiFailure>>,
): Promise<Answer> {
  const partnerId = caller.account.id;
  const outcome = await decideInTransaction(
    database,
    async (tx): Promise<Result<Answer, ApiFailure>> => {
      await lockAccount(tx, partnerId);
      const { account, memberships } = await reloadMember(tx, caller);
      const roles = memberships.map(({ role }) => role);
      if (!mayManageCustomers(account.customerStatus, roles)) return err(forbidden('no-right'));
      return work(tx, partnerId);
    },
    (tx, refused) =>
      writeAudit(tx, {
        accountId: partnerId,
        actor: { kind: 'user', uid: caller.uid },
        action,
        object: { kind: 'customer', id: null },
        outcome: 'refused',
        reason: refused.details.reason ?? refused.failure,
        requestId,
      }),
  );
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}

async function noteAct(
  tx: Db,
  { caller, requestId }: PartnerCall,
  action: string,
  { id, company }: Pick<CustomerRow, 'id' | 'company'>,
): Promise<void> {
  const accountId = caller.account.id;
  await writeAudit(tx, {
    accountId,
    actor: { kind: 'user', uid: caller.uid },
    action,
    object: { kind: 'customer', id: String(id) },
    outcome: 'done',
    requestId,
    details: { company },
  });
  await writeSilentNotification(tx, { accountId }, { event: 'subscription update' });
}
