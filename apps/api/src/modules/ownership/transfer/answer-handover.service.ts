import type { StoredRole } from '@partyline/roles';
import { err, ok, type Result } from '@partyline/kernel';
import { nextOwnershipBook, type OwnershipBook, type TransferState } from '@partyline/workspaces';
import { decideInTransaction } from '../../../db/in-transaction.ts';
import type { Db } from '../../../db/open-database.ts';
import type { ApiFailure } from '../../../http/errors/api-failure.ts';
import { auditHandover } from '../handover/audit-handover.ts';
import { handoverRefOf } from '../handover/handover-ref.ts';
import {
  findHandover,
  readLinkNumber,
  type FoundHandover,
  type HandoverPlace,
} from '../handover/handover.repository.ts';
import { lockBook } from '../book/load-book.repository.ts';
import type { OwnershipDeps } from './ownership-deps.ts';
import { failureOfAnswer, linkNotValid } from './ownership-failure.ts';
import { requestAnswerMails, requestSubmittedMail } from '../mails/ownership-mails.ts';
import { settledBook } from '../book/settled-book.ts';
import { settleHandoversOf } from '../book/settle-handovers.ts';
import { sendPlaceEvent } from '../handover/send-place-event.ts';
import { writeBook } from '../book/write-book.repository.ts';

export interface HandoverAnswer {
  readonly uid: string;
  /** A link's key, or a row's id. */
  readonly ref: string;
  readonly action: 'open' | 'accept' | 'reject' | 'cancel' | 'resend';
  readonly requestId: string;
}

export interface AnsweredHandover extends HandoverPlace {
  readonly id: string;
  readonly state: TransferState;
  /** The caller's role afterwards; null for none. */
  readonly roleName: StoredRole | null;
}

const EVENT_OF = {
  open: 'open',
  accept: 'apply',
  reject: 'reject',
  cancel: 'cancel',
  resend: 'resend',
} as const;

/**
 * Opens, accepts, rejects, revokes or resends a transfer or request. The addressee answers, the submitter revokes and resends;
 * other users and unknown or closed ones are refused alike. All changes, events and mails are one transaction; the first concurrent
 * answer wins. [API-23, API-57, OWN-7, OWN-8, OWN-15, GO-1, GO-2, GO-5, GO-6, GO-10]
 */
export async function answerHandover(deps: OwnershipDeps, answer: HandoverAnswer): Promise<AnsweredHandover> {
  let found: FoundHandover | null = null;
  const { uid, action, requestId } = answer;
  const audit = async (tx: Db, refused: ApiFailure | null): Promise<void> => {
    if (found === null) return;
    await auditHandover(tx, { place: found, uid, action, requestId, handoverId: found.id, refused });
  };
  const outcome = await decideInTransaction(
    deps.database,
    async (tx): Promise<Result<AnsweredHandover, ApiFailure>> => {
      found = await findHandover(tx, handoverRefOf(answer.ref));
      if (found === null) return err(linkNotValid());
      const result = await applyAnswer(deps, tx, answer, found);
      if (result.ok) await audit(tx, null);
      return result;
    },
    audit,
  );
  if (!outcome.ok) throw outcome.error;
  return outcome.value;
}

async function applyAnswer(
  deps: OwnershipDeps,
  tx: Db,
  { uid, action }: HandoverAnswer,
  found: FoundHandover,
): Promise<Result<AnsweredHandover, ApiFailure>> {
  const { id, accountId, workspaceId, fromUid, toUid } = found;
  const place = { accountId, workspaceId };
  const loaded = await lockBook(tx, place, [uid, fromUid, toUid ?? fromUid]);
  if (loaded === undefined || loaded.inactiveOwners.has(uid)) return err(linkNotValid());
  // A suspended owner keeps the ownership but cannot transfer or answer.
  if (action === 'accept' && loaded.inactiveOwners.has(fromUid)) return err(failureOfAnswer('no-right'));
  const nowMs = deps.now().getTime();
  const book = settledBook(loaded.book, nowMs);
  const apply = (to: OwnershipBook, type: (typeof EVENT_OF)[HandoverAnswer['action']]) =>
    nextOwnershipBook(to, { type, docId: id, byUserId: uid }, nowMs, deps.linkDays);
  const event = EVENT_OF[action];
  // Accepting also opens the link, for answers in the portal. [GO-2]
  const opened = action === 'accept' ? apply(book, 'open') : null;
  const next = apply(opened?.ok === true ? opened.value : book, event);
  if (!next.ok) {
    const isRepeated = action === 'open' && next.error === 'handover-not-open' && isOpened(book, id);
    return isRepeated ? ok(answeredOf(book, place, id, uid)) : err(failureOfAnswer(next.error));
  }
  const change = { place, before: loaded.book, after: next.value, docId: id, event, uid, nowMs } as const;
  await writeBook(tx, { ...change, keyOf: deps.keyOf });
  await sendPlaceEvent(tx, place);
  if (action === 'accept') await settleOthers(tx, accountId, [fromUid, toUid ?? fromUid]);
  await requestMails(tx, action, { ...found, accountId });
  return ok(answeredOf(next.value, place, id, uid));
}

async function requestMails(
  tx: Db,
  action: HandoverAnswer['action'],
  found: FoundHandover & { readonly accountId: number },
): Promise<void> {
  if (action === 'resend')
    await requestSubmittedMail(tx, { ...found, linkNumber: await readLinkNumber(tx, found.id) });
  if (action === 'accept' || action === 'reject')
    await requestAnswerMails(tx, found, { isAccepted: action === 'accept' });
}

/** New roles may void other handovers: an account owner cannot receive an admin's workspace. [GO-3] */
async function settleOthers(tx: Db, accountId: number, uids: readonly string[]): Promise<void> {
  for (const uid of new Set(uids)) await settleHandoversOf(tx, accountId, uid);
}

/** An opened link works again: the page may have been closed. */
function isOpened(book: OwnershipBook, id: string): boolean {
  return book.handovers.some(({ docId, state }) => docId === id && state === 'transition');
}

function answeredOf(book: OwnershipBook, place: HandoverPlace, id: string, uid: string): AnsweredHandover {
  const handover = book.handovers.find(({ docId }) => docId === id);
  const own = book.members.find(
    ({ userId, workspaceId, status }) =>
      userId === uid && workspaceId === place.workspaceId && status === 'accepted',
  );
  return { ...place, id, state: handover?.state ?? 'notInitiated', roleName: own?.role ?? null };
}
