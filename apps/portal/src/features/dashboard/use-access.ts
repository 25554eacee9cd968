import type { Subject } from '@partyline/permissions';
import { isRowExpired } from '@partyline/subscriptions';
import type { CardAccess } from './card/card-actions.ts';
import { useClock } from './clock.ts';
import type { ShownDevice } from './model/find-shown.ts';
import type { WorkspaceView } from './model/workspace-view.ts';

const MINUTE_MS = 60_000;

/** What the controls of one device depend on, beside the device, at one moment. */
export function accessOf(
  { device, view }: ShownDevice,
  subjectIn: (view: WorkspaceView) => Subject,
  isConnected: boolean,
  nowMs: number,
): CardAccess {
  return {
    subject: subjectIn(view),
    workspaceId: view.workspace.id,
    isSubscriptionExpired: isRowExpired(device, nowMs),
    isConnected,
  };
}

/** What the controls of one device depend on, beside the device; null for none. */
export function useAccess(
  found: ShownDevice | null,
  subjectIn: (view: WorkspaceView) => Subject,
  isConnected: boolean,
): CardAccess | null {
  const nowMs = useClock(MINUTE_MS);
  return found === null ? null : accessOf(found, subjectIn, isConnected, nowMs);
}
