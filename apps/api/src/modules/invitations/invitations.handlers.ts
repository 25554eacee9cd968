import { languageOfRequest } from '../../http/answers/page-language.ts';
import type { Handlers } from '../../http/routes/route-types.ts';
import { idempotencyKeyOf } from '../../records/idempotency/idempotency-key.ts';
import type { InvitationDeps } from '../../records/invitations/access-call.ts';
import { acceptSignedIn } from './link/accept-signed-in.service.ts';
import { askForInvitation, verifyInvitation } from './link/verify-invitation.service.ts';
import { listAccess, lookUpAccess } from './list/list-access.service.ts';
import { changeAccess } from './access-row/change-access.service.ts';
import { leaveWorkspace } from './access-row/leave-workspace.service.ts';
import { copyInvitationLink, resendInvitation, revokeAccess } from './access-row/row-actions.service.ts';
import { sendInvitation } from './send/send-invitation.service.ts';
import { uploadInvitations } from './upload/upload-invitations.service.ts';

type InvitationRoutes =
  | 'listAccess'
  | 'lookUpAccess'
  | 'sendInvitation'
  | 'uploadInvitations'
  | 'verifyInvitation'
  | 'acceptInvitation'
  | 'askForInvitation'
  | 'resendInvitation'
  | 'copyInvitationLink'
  | 'revokeAccess'
  | 'changeAccess'
  | 'leaveWorkspace';

/** Handles the calls for invitations and memberships. [API-46 … API-50] */
export function invitationsHandlers(
  deps: InvitationDeps & { readonly now: () => Date },
): Pick<Handlers, InvitationRoutes> {
  const { database, now } = deps;
  return {
    listAccess: ({ caller, query, headers }) =>
      listAccess(database, caller, query, languageOfRequest({ headers })),
    lookUpAccess: ({ caller, body }) => lookUpAccess(database, caller, body),
    sendInvitation: ({ caller, body, headers, requestId }) =>
      sendInvitation(deps, { caller, body, key: idempotencyKeyOf(headers), requestId, now: now() }),
    uploadInvitations: ({ caller, upload, headers, requestId, log }) =>
      uploadInvitations(deps, {
        caller,
        upload,
        key: idempotencyKeyOf(headers),
        language: languageOfRequest({ headers }),
        requestId,
        log,
        now: now(),
      }),
    verifyInvitation: ({ params }) => verifyInvitation(database, params.inviteId, now()),
    acceptInvitation: ({ identity, caller: { isKnown }, body, requestId }) =>
      acceptSignedIn(database, { identity, isKnown, key: body.inviteId, requestId, now: now() }),
    askForInvitation: ({ body }) => askForInvitation(database, body.inviteId),
    resendInvitation: ({ caller, body: { id, endsAt }, headers, requestId }) =>
      resendInvitation(deps, {
        caller,
        id,
        endsAt,
        key: idempotencyKeyOf(headers),
        requestId,
        now: now(),
      }),
    copyInvitationLink: ({ caller, body: { id }, requestId }) =>
      copyInvitationLink(deps, { caller, id, requestId, now: now() }),
    revokeAccess: ({ caller, body: { id }, requestId }) =>
      revokeAccess(deps, { caller, id, requestId, now: now() }),
    changeAccess: ({ caller, params: { id }, body, requestId }) =>
      changeAccess(deps, { caller, id, body, requestId, now: now() }),
    leaveWorkspace: ({ caller, body: { workspaceId }, requestId }) =>
      leaveWorkspace(deps, { caller, workspaceId, requestId }),
  };
}
