import type { Instance, Workspace } from '@partyline/contract';
import { createViewBuilder } from '@partyline/display';
import type { WorkspaceView } from '../dashboard-rows.ts';

/** Returns a healthy virtual instance for tests. */
export function instanceOf(more: Partial<Instance> = {}): Instance {
  return {
    vicUuid: '00000000-0000-4000-8000-000000000001',
    id: 1,
    deviceName: 'Intercom 1',
    deviceType: 'virtual',
    deviceModel: '',
    version: '4.8.1',
    subscription: 'Pro',
    subscriptionId: 'sub_1',
    subscriptionStatus: 'Subscribed',
    noOfUsers: 12,
    connectedUsers: 0,
    interval: 'month',
    current_period_end: '2026-12-20T12:00:00.000Z',
    cancelStatus: false,
    autoRenewalDate: '2026-12-20T12:00:00.000Z',
    expirationDate: null,
    graceEndsAt: null,
    deploymentTarget: 'Frankfurt',
    deploymentTargetId: 'fra',
    deploymentType: 'cloud',
    dnsHost: 'vic-1.partyline.test',
    hostName: 'vic-1',
    ip: '198.51.100.1',
    isDnsPrepared: true,
    DNSStatus: 'ready',
    deviceEndPoint: '198.51.100.1',
    port: 5004,
    ccmurl: 'http://localhost:4400/manager/00000000-0000-4000-8000-000000000001',
    state: 'online',
    status: 'healthy',
    progress: null,
    restartRequired: false,
    planUpdateType: null,
    nodeType: 'M',
    isVersionSupported: true,
    hasUpgradeAvailable: false,
    availableVersion: null,
    linkRole: null,
    leaderuuid: null,
    members: [],
    workSpaceName: 'Studio A',
    isFavorite: false,
    movable: false,
    registeredBy: null,
    stateSince: '2026-11-20T10:48:00.000Z',
    lastSeen: '2026-11-20T14:00:00.000Z',
    failureReason: null,
    openCommand: null,
    acknowledgement: null,
    epoch: 1,
    sequence: 1,
    rowVersion: 1,
    ...more,
  };
}

/** Returns a workspace for tests. */
export function workspaceOf(more: Partial<Workspace> = {}): Workspace {
  return {
    id: 1,
    name: 'Studio A',
    isDefault: false,
    roleType: 'shared',
    haveWorkspaceOwner: true,
    ownerName: 'Ade Morrow',
    ownerEmail: 'ade@example.test',
    isDirty: false,
    roles: ['account-owner'],
    rowVersion: 1,
    vicList: [],
    lqDevicesList: [],
    ...more,
  };
}

/** Returns the n-th test device's id. */
export function uuidOf(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

/** Returns the workspaces as the dashboard shows them. */
export function viewsOf(workspaces: readonly Workspace[], nowMs: number): readonly WorkspaceView[] {
  return createViewBuilder<Instance, Workspace>()(workspaces, nowMs);
}
