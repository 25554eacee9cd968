import type { ApiScope } from '@partyline/permissions';
import type { RouteName } from './routes.ts';

/**
 * Other routes take no API token: sign-in, own data, tokens, ownership, money, and what would outlive a revoked token (the live
 * stream, schedules). [PLUS-25]
 */
export const ROUTE_SCOPES: Readonly<Partial<Record<RouteName, ApiScope>>> = {
  listInstances: 'devices:read',
  instanceHistory: 'devices:read',
  deploymentTargets: 'devices:read',

  commandInstance: 'devices:control',
  upgradeInstance: 'devices:control',
  setFavorite: 'devices:control',
  acknowledgeProblem: 'devices:control',
  withdrawCommand: 'devices:control',
  managementUrl: 'devices:control',

  addDevice: 'devices:manage',
  removeDevice: 'devices:manage',
  removeLqDevice: 'devices:manage',
  createOrMove: 'devices:manage',
  moveInstances: 'devices:manage',
  renameWorkspace: 'devices:manage',
  deleteWorkspace: 'devices:manage',

  listAlerts: 'alerts:read',
  listAlertDeliveries: 'alerts:read',
  createAlert: 'alerts:manage',
  changeAlert: 'alerts:manage',
  deleteAlert: 'alerts:manage',
  testAlert: 'alerts:manage',
  rotateAlertSecret: 'alerts:manage',

  listAccess: 'people:read',
  lookUpAccess: 'people:read',
  whoCan: 'people:read',
  sendInvitation: 'people:manage',
  uploadInvitations: 'people:manage',
  resendInvitation: 'people:manage',
  copyInvitationLink: 'people:manage',
  revokeAccess: 'people:manage',
  changeAccess: 'people:manage',

  listNotifications: 'notifications:read',
  listAudit: 'audit:read',
};
