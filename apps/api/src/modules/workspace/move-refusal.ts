import type { RequestIssue } from '@partyline/contract';
import { workspaceMoveText } from '@partyline/texts';
import type { WorkspaceMoveBlocker } from '@partyline/workspaces';
import { ApiFailure } from '../../http/errors/api-failure.ts';

/**
 * Returns a move's failure: `forbidden` for a missing right, else `move-not-possible`; the first blocker's message, all as issues.
 * [ERR-34, GW-14, PLUS-7]
 */
export function failureOfMove(blockers: readonly WorkspaceMoveBlocker[]): ApiFailure {
  const [first] = blockers;
  const isRight = first !== undefined && 'because' in first;
  return new ApiFailure(isRight ? 'forbidden' : 'move-not-possible', {
    issues: blockers.map(issueOf),
    ...(first === undefined ? {} : { reason: first.reason, message: workspaceMoveText(first) }),
  });
}

function issueOf(blocker: WorkspaceMoveBlocker): RequestIssue {
  return {
    path: PATHS.get(blocker.reason) ?? 'body.vicUuids',
    code: blocker.reason,
    message: workspaceMoveText(blocker),
    ...('vicUuids' in blocker ? { vicUuids: [...blocker.vicUuids] } : {}),
  };
}

/** Blockers of the target; others concern the devices. */
const PATHS: ReadonlyMap<string, string> = new Map([
  ['target-right', 'body.workspaceId'],
  ['same-workspace', 'body.workspaceId'],
]);
