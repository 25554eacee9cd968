import { ACCOUNT_DELETION_REFUSALS, REFUSAL_REASONS } from '@partyline/permissions';
import { OWNERSHIP_REFUSALS, WORKSPACE_DELETION_REFUSALS } from '@partyline/workspaces';
import { expect, it } from 'vitest';
import {
  ACCOUNT_DELETION_REFUSAL_TEXTS,
  DIRTY_REASON_TEXTS,
  OWNERSHIP_REFUSAL_TEXTS,
  PERMISSION_REFUSAL_TEXTS,
  WORKSPACE_DELETION_REFUSAL_TEXTS,
  WORKSPACE_NAME_REFUSAL_TEXTS,
  screens,
  workspaceMoveText,
} from '../index.ts';

it('[ERR-32, ERR-33] says why a workspace cannot be deleted, in the order of the rule', () => {
  expect(WORKSPACE_DELETION_REFUSALS.map((reason) => WORKSPACE_DELETION_REFUSAL_TEXTS[reason])).toEqual([
    'Please delete owner to delete this workspace.',
    'Please stop devices to delete this workspace.',
    'The default workspace can not be deleted.',
  ]);
});

it('[ERR-30, ERR-31, GX-4] says why an account cannot be deleted, in the order of the rule', () => {
  expect(ACCOUNT_DELETION_REFUSALS.map((reason) => ACCOUNT_DELETION_REFUSAL_TEXTS[reason])).toEqual([
    'Please delete all your active subscriptions before deleting the account',
    "Please delete all workspace's owners",
    'Please transfer ownership before deleting the account.',
    'Please transfer ownership before deleting the account.',
  ]);
});

it('[GW-4, GO-7] says of a taken name and of an open transfer what was decided', () => {
  expect(WORKSPACE_NAME_REFUSAL_TEXTS['workspace-name-taken']).toBe(
    'A workspace with this name already exists.',
  );
  const open = 'A transfer is already in progress for this workspace.';
  expect([OWNERSHIP_REFUSAL_TEXTS['handover-open'], DIRTY_REASON_TEXTS.transfer]).toEqual([open, open]);
});

it('[GO-4, GO-9, ERR-23] says of links and recent sign-ins what the specification says', () => {
  expect(OWNERSHIP_REFUSAL_TEXTS['recent-login-required']).toBe(
    'This requires recent Login. Please login again before retrying.',
  );
  expect(OWNERSHIP_REFUSAL_TEXTS['handover-not-open']).toBe('Invalid or expired action code');
  for (const reason of OWNERSHIP_REFUSALS) expect(OWNERSHIP_REFUSAL_TEXTS[reason]).toMatch(/^[A-Z]/);
});

it('[ERR-34, GW-14] says why a move is refused, with the reason of a missing right', () => {
  for (const because of REFUSAL_REASONS) {
    expect(workspaceMoveText({ reason: 'source-right', because })).toContain(
      PERMISSION_REFUSAL_TEXTS[because],
    );
    expect(workspaceMoveText({ reason: 'target-right', because })).toContain(
      PERMISSION_REFUSAL_TEXTS[because],
    );
  }
  expect(workspaceMoveText({ reason: 'same-workspace' })).toMatch(/already\.$/);
  expect(workspaceMoveText({ reason: 'nothing-selected' })).toMatch(/select/);
});

it('[GV-17, GV-18] offers a user who is signed in under another e-mail both ways, and a new invitation', () => {
  const { invite } = screens;
  expect(invite.logOutAndUse('a@b.co')).toBe('Log out and use a@b.co');
  expect(invite.otherAccount('a@b.co', 'c@d.co')).toContain('c@d.co');
  expect([invite.ignore, invite.notOpen, invite.askAgain]).toEqual([
    'Ignore',
    'Invalid or expired action code',
    'Ask for a new invitation',
  ]);
});
