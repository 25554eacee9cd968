import type { WorkspaceMenuEntry } from '@partyline/workspaces';
import { plural } from './figures.ts';

/** The words of a workspace's menu and of what it opens. */
export const workspaceMenu = {
  entries: {
    invite: 'Invite people',
    manage: 'Manage people',
    rename: 'Rename',
    delete: 'Delete workspace',
    'request-ownership': 'Request ownership',
    'transfer-ownership': 'Transfer ownership',
  } satisfies Record<WorkspaceMenuEntry, string>,
  /** On what the rights allow and this version does not do. */
  notYet: 'Not available in this version yet.',
  cancel: 'Cancel',
  close: 'Close',

  renameTitle: (name: string) => `Rename ${name}`,
  name: 'Workspace name',
  rename: 'Rename',
  calledNow: (name: string) => `It is called ${name} now.`,
  renamed: (from: string, to: string) => `${from} is now called ${to}.`,

  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'Its people lose their access to it, and open invitations to it end. This can not be undone.',
  devicesGo: (count: number, workspace: string) =>
    `${plural(count, 'device goes', 'devices go')} to ${workspace}:`,
  delete: 'Delete workspace',
  deleted: (name: string, moved: number) =>
    moved === 0
      ? `${name} has been deleted.`
      : `${name} has been deleted. ${plural(moved, 'device has', 'devices have')} come from it.`,
} as const;
