import { WORKSPACE_NAME_REFUSAL_TEXTS } from '@partyline/texts';
import type { WorkspaceNameRefusal } from '@partyline/workspaces';
import { ApiFailure } from '../../http/errors/api-failure.ts';

/** Returns a workspace name's failure, shown at its field. [GW-2, GW-4, PLUS-7] */
export function failureOfName(reason: WorkspaceNameRefusal): ApiFailure {
  const message = WORKSPACE_NAME_REFUSAL_TEXTS[reason];
  return new ApiFailure('request-not-proper', {
    reason,
    message,
    issues: [{ path: 'body.name', code: reason, message }],
  });
}
