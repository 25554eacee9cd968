import { subjectFor } from '@partyline/permissions';
import { PERMISSION_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { describe, expect, it } from 'vitest';
import { workspaceOf } from '../testing/instance-of.ts';
import { listWorkspaceActions } from './workspace-menu.tsx';

function actionsOf(role: string, more: Parameters<typeof workspaceOf>[0] = {}, isConnected = true) {
  const subject = subjectFor({ roles: [role], planType: 'paid', customerStatus: 'B2C' });
  return listWorkspaceActions({ subject, workspace: workspaceOf(more), isConnected }).map(
    ({ entry, refusal }) => `${entry}: ${refusal ?? 'offered'}`,
  );
}

describe('the menu of a workspace', () => {
  it('[DASH-12, DASH-13, DASH-14, DASH-15, DASH-16] offers each entry with its right', () => {
    expect(actionsOf('account-owner')).toEqual([
      'invite: offered',
      'manage: offered',
      'schedules: offered',
      'add-device: offered',
      'rename: offered',
      'request-ownership: offered',
      'delete: offered',
    ]);
    expect(actionsOf('vic-admin', { roleType: 'invited' })).toEqual([
      'invite: offered',
      'manage: offered',
      'schedules: offered',
    ]);
    expect(actionsOf('endpoint-user', { roleType: 'invited' })).toEqual([]);
  });

  it('[DASH-17] offers a transfer to an owner, and says why not while one is open', () => {
    const orphanage = { roleType: 'orphanage', haveWorkspaceOwner: false } as const;
    expect(actionsOf('account-owner', orphanage)).toContain('transfer-ownership: offered');
    expect(actionsOf('account-owner', { ...orphanage, isDirty: true })).toContain(
      `transfer-ownership: ${PERMISSION_REFUSAL_TEXTS.dirty}`,
    );
  });

  it('[PLUS-15, PLUS-7] offers the schedules to a user who may start devices, and refuses them without a connection', () => {
    expect(actionsOf('vic-admin', { roleType: 'invited' })).toContain('schedules: offered');
    expect(actionsOf('vic-admin', { roleType: 'invited' }, false)).toContain(
      `schedules: ${screens.dashboard.offlineRefusal}`,
    );
    expect(actionsOf('endpoint-user', { roleType: 'invited' }).join()).not.toContain('schedules');
  });

  it('[PLUS-7] says without a connection why nothing can be done', () => {
    expect(actionsOf('workspace-owner', { roleType: 'invited' }, false)).toContain(
      `rename: ${screens.dashboard.offlineRefusal}`,
    );
  });
});
