import { isLoginRecent } from '@partyline/session';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import type { Handlers, RouteContext } from '../../http/routes/route-types.ts';
import { idempotencyKeyOf } from '../../records/idempotency/idempotency-key.ts';
import { answerTransfer, type TransferAnswer } from './transfer/answer-transfer.service.ts';
import { readTransferOf, readTransfers } from './lookup/transfer-view.ts';
import type { TransferScope } from './lookup/transfer.repository.ts';
import { listRecipients } from './transfer/list-recipients.service.ts';
import type { OwnershipDeps } from './transfer/ownership-deps.ts';
import { submitTransfer } from './transfer/submit-transfer.service.ts';
import { verifyLink } from './transfer/verify-link.service.ts';

type OwnershipRoutes =
  | 'listHandovers'
  | 'listRecipients'
  | 'transferOwnership'
  | 'requestOwnership'
  | 'rejectOwnership'
  | 'cancelOwnership'
  | 'resendOwnership'
  | 'answerOwnership'
  | 'verifyActionLink';

type CallOnTransfer = Pick<RouteContext<'rejectOwnership'>, 'caller' | 'params' | 'requestId'>;

/** Handles ownership transfers and requests, and GET userActionLink/verify. [API-23, API-24, API-55, API-56, API-57] */
export function ownershipHandlers(deps: OwnershipDeps): Pick<Handlers, OwnershipRoutes> {
  const { database, now } = deps;
  const answer = ({ caller, params, requestId }: CallOnTransfer, action: TransferAnswer['action']) =>
    answerTransfer(deps, { uid: caller.uid, ref: params.id, action, requestId });
  return {
    listHandovers: async ({ caller: { uid, account } }) => ({
      handovers: await readTransfers(database, { accountId: account.id, uid }),
    }),
    listRecipients: async ({ caller, query }) => ({
      recipients: await listRecipients(database, caller, {
        accountId: caller.account.id,
        workspaceId: query.workspaceId ?? null,
      }),
    }),
    transferOwnership: ({ identity, caller, body, headers, requestId }) =>
      submitTransfer(deps, {
        caller,
        scope: scopeOf(body, caller.account.id),
        intent: {
          kind: 'transfer',
          email: body.email,
          isLoginRecent: isLoginRecent(identity.signedInAt, now().getTime()),
        },
        key: idempotencyKeyOf(headers),
        requestId,
      }),
    requestOwnership: ({ caller, body, headers, requestId }) =>
      submitTransfer(deps, {
        caller,
        scope: { accountId: caller.account.id, workspaceId: body.workspaceId },
        intent: { kind: 'request' },
        key: idempotencyKeyOf(headers),
        requestId,
      }),
    rejectOwnership: async (context) => {
      await answer(context, 'reject');
      return null;
    },
    cancelOwnership: async (context) => {
      await answer(context, 'cancel');
      return null;
    },
    resendOwnership: async (context) => {
      const { id, accountId } = await answer(context, 'resend');
      return readTransferOf(database, { accountId, uid: context.caller.uid, id });
    },
    answerOwnership: async ({ caller, body, requestId }) => {
      const { docId: ref, action } = body;
      const done = await answerTransfer(deps, { uid: caller.uid, ref, action, requestId });
      const { accountId, workspaceId, state, roleName } = done;
      return { accountId, workspaceId, state, roleName };
    },
    verifyActionLink: ({ query }) => verifyLink(database, query),
  };
}

/** Returns the workspace or account that a call names; an account other than the token's is not found. [GC-14] */
function scopeOf(body: RouteContext<'transferOwnership'>['body'], accountId: number): TransferScope {
  if (body.scope !== 'account') return { accountId, workspaceId: body.workspaceId };
  if (body.accountId !== accountId) throw new ApiFailure('not-found');
  return { accountId, workspaceId: null };
}
