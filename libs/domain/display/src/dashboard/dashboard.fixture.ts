import type { LayoutNeeds } from './grid-metrics.ts';
import { sampleDevice, type SampleDevice } from '@partyline/device-state/testing';
import type { SubscribedRow } from '@partyline/subscriptions';
import { createViewBuilder, type ViewedWorkspace, type WorkspaceView } from './workspace-view.ts';

export type TestDevice = SampleDevice & SubscribedRow;
export type TestWorkspace = ViewedWorkspace<TestDevice> & {
  readonly ownerName: string | null;
  readonly ownerEmail: string | null;
};

/** Returns a healthy virtual instance with a subscription, with the given changes. */
export function instanceOf(changes: Partial<TestDevice> = {}): TestDevice {
  return {
    ...sampleDevice(),
    subscription: 'Pro',
    subscriptionStatus: 'Subscribed',
    noOfUsers: 12,
    interval: 'month',
    cancelStatus: false,
    current_period_end: '2026-12-20T12:00:00.000Z',
    autoRenewalDate: '2026-12-20T12:00:00.000Z',
    expirationDate: null,
    graceEndsAt: null,
    ...changes,
  };
}

/** Returns an empty shared workspace with the given changes. */
export function workspaceOf(changes: Partial<TestWorkspace> = {}): TestWorkspace {
  return {
    id: 1,
    name: 'Studio A',
    roleType: 'shared',
    ownerName: null,
    ownerEmail: null,
    vicList: [],
    lqDevicesList: [],
    ...changes,
  };
}

/** Returns the id of the n-th test device. */
export function uuidOf(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

/** Returns the workspaces as the dashboard shows them. */
export function viewsOf(
  workspaces: readonly TestWorkspace[],
  nowMs: number,
): readonly WorkspaceView<TestDevice, TestWorkspace>[] {
  return createViewBuilder<TestDevice, TestWorkspace>()(workspaces, nowMs);
}

/** Returns the needs of a reader with a mouse and a wide window, with the given changes. */
export function needs(changes: Partial<LayoutNeeds> = {}): LayoutNeeds {
  return { isPhone: false, isTouch: false, isSpaced: false, ...changes };
}
