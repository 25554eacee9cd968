import { expect, it } from 'vitest';
import { SIGNED_OUT, getSession, sessionStore } from '../../session/session-store.ts';
import { memoryStorage, memoryValues, testVault } from '../../session/testing/session-harness.ts';
import { readTransfer, removeTransfer, storeVerification } from './stored-transfer.ts';

const ANSWER = {
  event: 'ownership-transfer',
  accountId: 3,
  workspaceId: 12,
  userName: 'Wim',
  userId: 'u1',
  placeName: 'Studio',
  redirectAction: '/dashboard',
};
const ASSOCIATIONS = [
  { accountId: 3, workspaceId: null, accountName: 'Hall', workspaceName: null, role: 'account-owner' },
] as const;

function browser() {
  const storage = memoryStorage();
  sessionStore.set({ ...SIGNED_OUT, associations: ASSOCIATIONS });
  return { storage, context: { stored: memoryValues(storage), vault: testVault() } };
}

it('[OWN-13, GA-19] stores the record of a verified link sealed, until it is removed', async () => {
  const { storage, context } = browser();
  const record = await storeVerification(context, 'mail-key', ANSWER);
  expect(record).toEqual({
    VerifyKey: 'mail-key',
    isVerified: true,
    requesterName: 'Wim',
    userId: 'u1',
    event: 'ownership-transfer',
    redirectAction: '/dashboard',
  });
  expect(await readTransfer(context)).toEqual(record);
  expect(storage.all()).not.toContain('mail-key');
  removeTransfer(context);
  expect(await readTransfer(context)).toBeNull();
});

it('[OWN-11, OWN-12, ERR-38] a failed check clears the stored record and leaves the associations', async () => {
  const { storage, context } = browser();
  await storeVerification(context, 'mail-key', ANSWER);
  expect(await storeVerification(context, 'other-key', null)).toBeNull();
  expect(await readTransfer(context)).toBeNull();
  expect(storage.all()).toBe('[]');
  expect(getSession().associations).toBe(ASSOCIATIONS);
});
