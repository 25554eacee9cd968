import type { ErrorName } from '@partyline/contract';
import {
  listDevicesToStop,
  type DeletableWorkspace,
  type WorkspaceDeletionRefusal,
  type WorkspaceMoveBlocker,
  type WorkspaceNameRefusal,
} from '@partyline/workspaces';
import { ApiFailure, type FailureIssue, type Sentence } from '../../http/errors/api-failure.ts';

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
      message: (texts) => texts.WORKSPACE_DELETION_REFUSAL_TEXTS[code],
      ...(code === 'devices-running' ? { vicUuids: [...listDevicesToStop(workspace)] } : {}),
    })),
  });
}

/**
 * Returns a move's failure: `forbidden` for a missing right, else `move-not-possible`; the first blocker's message, all as issues.
 * [ERR-34, GW-14, PLUS-7]
 */
export function failureOfMove(blockers: readonly WorkspaceMoveBlocker[]): ApiFailure {
  const [first] = blockers;
  const isRight = first !== undefined && 'because' in first;
  return new ApiFailure(isRight ? 'forbidden' : 'move-not-possible', {
    issues: blockers.map(issueOf),
    ...(first === undefined
      ? {}
      : { reason: first.reason, message: (texts) => texts.workspaceMoveText(first) }),
  });
}

function issueOf(blocker: WorkspaceMoveBlocker): FailureIssue {
  return {
    path: PATHS.get(blocker.reason) ?? 'body.vicUuids',
    code: blocker.reason,
    message: (texts) => texts.workspaceMoveText(blocker),
    ...('vicUuids' in blocker ? { vicUuids: [...blocker.vicUuids] } : {}),
  };
}

/** Blockers of the target; others concern the devices. */
const PATHS: ReadonlyMap<string, string> = new Map([
  ['target-right', 'body.workspaceId'],
  ['same-workspace', 'body.workspaceId'],
]);

/** Returns a workspace name's failure, shown at its field. [GW-2, GW-4, HZ-15, PLUS-7] */
export function failureOfName(reason: WorkspaceNameRefusal, name: string): ApiFailure {
  const message: Sentence = (texts) => texts.workspaceNameRefusalText(reason, name);
  return new ApiFailure('request-not-proper', {
    reason,
    message,
    issues: [{ path: 'body.name', code: reason, message }],
  });
}
