import { subjectFor } from '@partyline/permissions';
import { PERMISSION_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { expect, it } from 'vitest';
import { workspaceOf } from '../testing/instance-of.ts';
import { listAddEntries } from './add-menu.tsx';

function entriesOf(
  role: 'account-owner' | 'workspace-admin' | 'vic-admin',
  planType: 'paid' | 'trial' = 'paid',
  isConnected = true,
) {
  const circumstances = { planType, customerStatus: 'B2C' } as const;
  const roleType = role === 'account-owner' ? 'shared' : 'invited';
  return listAddEntries({
    subject: subjectFor({ roles: [role], ...circumstances }),
    circumstances,
    workspaces: [workspaceOf({ roles: [role], roleType })],
    isConnected,
  });
}

it('[GC-8, GC-10, GD-45] offers a workspace to who may add one to the account, a device to who may add one anywhere', () => {
  expect(entriesOf('account-owner')).toEqual([
    { kind: 'create', refusal: undefined },
    { kind: 'add-device', refusal: undefined },
  ]);
  expect(entriesOf('workspace-admin')).toEqual([{ kind: 'add-device', refusal: undefined }]);
  expect(entriesOf('vic-admin')).toEqual([]);
});

it('[GC-5, PLUS-7] says in a trial and without a connection why not', () => {
  const [create, device] = entriesOf('account-owner', 'trial');
  expect(create?.refusal).toContain(PERMISSION_REFUSAL_TEXTS.trial);
  expect(device?.refusal).toContain(PERMISSION_REFUSAL_TEXTS.trial);
  expect(entriesOf('account-owner', 'paid', false).map(({ refusal }) => refusal)).toEqual([
    screens.dashboard.offlineRefusal,
    screens.dashboard.offlineRefusal,
  ]);
});
