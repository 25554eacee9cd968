import type { ErrorName } from '@partyline/contract';
import { WORKSPACE_DELETION_REFUSAL_TEXTS } from '@partyline/texts';
import {
  listDevicesToStop,
  type DeletableWorkspace,
  type WorkspaceDeletionRefusal,
} from '@partyline/workspaces';
import { ApiFailure } from '../../http/errors/api-failure.ts';

/** 1001 says "shared workspace". [WS-20, GX-3] */
const FAILURES = {
  'has-owner': 'shared-workspace',
  'devices-running': 'devices-running',
  'default-workspace': 'default-workspace',
} as const satisfies Record<WorkspaceDeletionRefusal, ErrorName>;

/**
 * Returns a deletion's failure: the first blocker's code and message, all as issues. [WS-18, WS-19, WS-20, ERR-32, ERR-33, GW-10,
 * PLUS-7]
 */
export function failureOfDeletion(
  workspace: DeletableWorkspace,
  refusals: readonly WorkspaceDeletionRefusal[],
): ApiFailure {
  const [first] = refusals;
  if (first === undefined) throw new Error('A deletion was refused without a reason.');
  return new ApiFailure(FAILURES[first], {
    reason: first,
    issues: refusals.map((code) => ({
      path: 'params.id',
      code,
      message: WORKSPACE_DELETION_REFUSAL_TEXTS[code],
      ...(code === 'devices-running' ? { vicUuids: [...listDevicesToStop(workspace)] } : {}),
    })),
  });
}
