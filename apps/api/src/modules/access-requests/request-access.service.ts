import type { OwnAccessRequest } from '@partyline/contract';
import { err, ok, type Result } from '@partyline/kernel';
import {
  ACCESS_REQUEST_INTERVAL_MS,
  decideRequestAgain,
  listAnswererRoles,
  listAnswerers,
  requestedChange,
  type AccessRequestRefusal,
} from '@partyline/permissions';
import { decideInTransaction } from '../../db/in-transaction.ts';
import type { Database, Db } from '../../db/open-database.ts';
import type { MemberCaller } from '../../http/authorization/caller.ts';
import { reloadMember } from '../../http/authorization/load-caller.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import type { BodyOf } from '../../http/routes/route-types.ts';
import { requestMails } from '../../jobs/request-mail.ts';
import {
  countRequestsSince,
  readOwnRequest,
  replaceReceivers,
  writeRequest,
  type AskedQuestion,
} from '../../records/access-requests/access-requests.repository.ts';
import { writeAudit } from '../../records/audit/write-audit.ts';
import { once } from '../../records/idempotency/once.ts';
import { checkedEndDate } from '../invitations/send/check-fields.ts';
import { lockAccount } from '../../records/workspaces/lock-account.repository.ts';
import { listCovering } from '../who-can/who-can.repository.ts';
import { deviceIdOf, findSeenObject, questionOf } from '../who-can/who-can.service.ts';
import { notifyReceivers } from './notify-access-request.ts';

export interface AccessCallOf<Body> {
  readonly caller: MemberCaller;
  readonly body: Body;
  readonly requestId: string;
  readonly now: Date;
}

export interface RequestAccessCall extends AccessCallOf<BodyOf<'requestAccess'>> {
  readonly key: string | null;
}

/** Returns the failure for a refused request or answer. [PLUS-35] */
export function refusedRequest(reason: AccessRequestRefusal): ApiFailure {
  return new ApiFailure('access-request-refused', {
    reason,
    message: (texts) => texts.ACCESS_REQUEST_REFUSAL_TEXTS[reason],
  });
}

/**
 * Asks those who may give it for a role that would allow an act: one notification and one mail to each, once a day and question. The
 * lock of the account lets one of two calls win. Whom it was sent to is not answered. [PLUS-35, GC-14, GV-24]
 */
export async function requestAccess(database: Database, call: RequestAccessCall): Promise<OwnAccessRequest> {
  const { caller, body, key } = call;
  const endsAt = checkedEndDate(body.endsAt, call.now) ?? null;
  const outcome = await decideInTransaction(
    database,
    async (tx) => {
      await lockAccount(tx, caller.account.id);
      return once(tx, { uid: caller.uid, route: 'requestAccess', key, asked: body }, () =>
        send(tx, call, endsAt),
      );
    },
    (tx, failure) => auditRequest(tx, call, null, failure),
  );
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}

async function send(
  tx: Db,
  call: RequestAccessCall,
  endsAt: Date | null,
): Promise<Result<OwnAccessRequest, ApiFailure>> {
  const { body, now } = call;
  const { act, role } = body;
  const caller = await reloadMember(tx, call.caller);
  const { object, workspaceId, sight } = await findSeenObject(tx, caller, body);
  const question = questionOf(act, caller.account, object, now.getTime());
  const { uid, account } = caller;
  const members = await listCovering(tx, { accountId: account.id, workspaceId, readerUid: uid });
  const held = members.find((member) => member.uid === uid);
  if (held === undefined) return err(new ApiFailure('not-found'));
  const change = requestedChange(question, held, role);
  if (!change.ok) return err(refusedRequest(change.error));
  const answerers = listAnswerers(members, listAnswererRoles(question, change.value, endsAt !== null), {
    sight,
    isRequester: (member) => member.uid === uid,
  });
  if (answerers.length === 0) return err(refusedRequest('no-one-to-ask'));
  const instanceId = deviceIdOf(act, object);
  const asked: AskedQuestion = { uid, accountId: account.id, act, workspaceId, instanceId };
  const again = await decideAgain(tx, asked, now);
  if (!again.allowed) return err(refusedRequest(again.reason));
  const sent = await writeRequest(tx, asked, { role, endsAt, now });
  const receivers = await replaceReceivers(
    tx,
    sent.id,
    answerers.map((member) => member.uid),
  );
  await notifyReceivers(tx, sent.id);
  await requestMails(
    tx,
    'access-requested',
    receivers.map((id) => ({ id, version: sent.version, accountId: account.id })),
  );
  await auditRequest(tx, call, workspaceId, null);
  const own = await readOwnRequest(tx, asked, now.getTime());
  if (own === null) throw new Error('A request was not stored.');
  return ok(own);
}

async function decideAgain(tx: Db, asked: AskedQuestion, now: Date) {
  const last = await readOwnRequest(tx, asked, now.getTime());
  const count = await countRequestsSince(tx, asked, new Date(now.getTime() - ACCESS_REQUEST_INTERVAL_MS));
  return decideRequestAgain(
    { lastMs: last === null ? null : Date.parse(last.requestedAt), count },
    now.getTime(),
  );
}

function auditRequest(
  tx: Db,
  { caller, body: { act, role, endsAt }, requestId }: RequestAccessCall,
  workspaceId: number | null,
  refused: ApiFailure | null,
): Promise<void> {
  return writeAudit(tx, {
    accountId: caller.account.id,
    workspaceId,
    actor: { kind: 'user', uid: caller.uid },
    action: 'membership.request',
    object: { kind: 'user', id: caller.uid },
    outcome: refused === null ? 'done' : 'refused',
    reason: refused === null ? null : (refused.details.reason ?? refused.failure),
    requestId,
    details: refused === null ? { act, role, endsAt } : {},
  });
}
