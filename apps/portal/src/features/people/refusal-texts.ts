import type { AccessRow } from '@partyline/contract';
import {
  inviteOffer,
  type BulkRefusal,
  type OfferRefusal,
  type RowActionName,
  type RowContext,
} from '@partyline/invitations';
import {
  REFUSAL_REASONS,
  type AccountCircumstances,
  type RefusalReason,
  type Subject,
} from '@partyline/permissions';
import {
  BULK_REFUSAL_TEXTS,
  invitationRefusalText,
  permissionRefusalText,
  screens,
  takingRefusalText,
} from '@partyline/texts';
import { readerOf } from '../../session/rights.ts';
import { getSession } from '../../session/session-store.ts';
import type { RefusedAct } from '@partyline/contract';
import type { PeopleWorkspace } from './queries.ts';

/** Returns why the user cannot invite; undefined if they can, null if their role never can. [GC-10] */
export function inviteRefusal(
  workspaces: readonly PeopleWorkspace[],
  circumstances: AccountCircumstances,
): string | null | undefined {
  const offer = inviteOffer(workspaces, circumstances);
  if (offer.kind === 'refused') return permissionRefusalText(offer.reason, readerOf(offer.subject));
  return offer.kind === 'offered' ? undefined : null;
}

const isPermissionReason = (reason: OfferRefusal): reason is RefusalReason =>
  REFUSAL_REASONS.some((one) => one === reason);

/** Takes access away, and so needs the right to revoke. [HZ-4] */
const TAKING: ReadonlySet<RowActionName> = new Set(['revoke', 'suspend', 'set-end']);

/** Returns what a right refuses of an action on a row; undefined for another reason. [PLUS-35] */
export function refusedActOf(
  reason: OfferRefusal,
  action: RowActionName,
  { workspaceId }: Pick<AccessRow, 'workspaceId'>,
): RefusedAct | undefined {
  if (reason !== 'taking' && !isPermissionReason(reason)) return undefined;
  const act = TAKING.has(action) || reason === 'taking' ? 'workspace.revoke' : 'workspace.invite';
  return { act, workspaceId: workspaceId ?? undefined };
}

/** Returns the text of a refused action on a row; a missing right names who can grant it. [PLUS-6, PLUS-7] */
export function rowRefusalText(reason: OfferRefusal, subject: Subject, kind: AccessRow['kind']): string {
  if (reason === 'owner-cannot-leave') return screens.manageInvite.ownerCannotLeave;
  if (reason === 'offline') return screens.manageInvite.offline;
  if (reason === 'taking') return takingText();
  if (!isPermissionReason(reason)) return invitationRefusalText(reason, kind);
  return permissionRefusalText(reason, readerOf(subject));
}

const isBulkReason = (reason: BulkRefusal): reason is keyof typeof BULK_REFUSAL_TEXTS =>
  Object.hasOwn(BULK_REFUSAL_TEXTS, reason);

/** Returns why a bulk act leaves a row out. [HZ-8, PLUS-7] */
export function bulkRefusalText(
  reason: BulkRefusal,
  place: RowContext['place'],
  kind: AccessRow['kind'],
): string {
  if (isBulkReason(reason)) return BULK_REFUSAL_TEXTS[reason];
  return place === undefined ? BULK_REFUSAL_TEXTS.hidden : rowRefusalText(reason, place.subject, kind);
}

/** Returns why a user who may give access cannot take it away. [HZ-4, PLUS-7] */
export function takingText(): string {
  return takingRefusalText({ accountName: getSession().user?.accountName ?? null });
}
