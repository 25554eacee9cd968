import { expect, it } from 'vitest';
import { OWNERSHIP, member } from '../ownership.fixture.ts';
import { requestReceiverOf } from './answer-transfer.ts';

it('[GO-8] sends a request for a shared workspace to its owner', () => {
  expect(requestReceiverOf({ id: 2, isDefault: false }, OWNERSHIP.members)).toBe('wim');
});

it('[GO-8] sends a request for an orphanage to the account owner, also while an owner is only invited', () => {
  expect(requestReceiverOf({ id: 3, isDefault: false }, OWNERSHIP.members)).toBe('olga');
  const invited = [...OWNERSHIP.members, member('zoe', 'workspace-owner', 3, { status: 'pending' })];
  expect(requestReceiverOf({ id: 3, isDefault: false }, invited)).toBe('olga');
});

it('[GO-8] sends a request for the default workspace to no user, even if it has an owner', () => {
  const owned = [...OWNERSHIP.members, member('zoe', 'workspace-owner', 1)];
  expect(requestReceiverOf({ id: 1, isDefault: true }, owned)).toBeNull();
});
