import type { Handlers } from '../../http/routes/route-types.ts';
import { idempotencyKeyOf } from '../../records/idempotency/idempotency-key.ts';
import type { InvitationDeps } from '../../records/invitations/access-call.ts';
import { answerAccessRequest } from './answer-access-request.service.ts';
import { readAccessRequest } from './read-access-request.service.ts';
import { requestAccess } from './request-access.service.ts';

/** Handles requests for a role that would allow an act, and their answers. [PLUS-35] */
export function accessRequestsHandlers(
  deps: InvitationDeps & { readonly now: () => Date },
): Pick<Handlers, 'requestAccess' | 'readAccessRequest' | 'answerAccessRequest'> {
  const { database, now } = deps;
  return {
    requestAccess: ({ caller, body, headers, requestId }) =>
      requestAccess(database, { caller, body, key: idempotencyKeyOf(headers), requestId, now: now() }),
    readAccessRequest: ({ caller, params }) => readAccessRequest(database, caller, params.id, now()),
    answerAccessRequest: ({ caller, params, body, requestId }) =>
      answerAccessRequest(deps, { caller, id: params.id, body, requestId, now: now() }),
  };
}
