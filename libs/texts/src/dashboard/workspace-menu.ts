import type { WorkspaceMenuEntry } from '@partyline/workspaces';
import { plural } from '../terms/figures.ts';

/** Texts of a workspace's menu and dialogs. */
export const workspaceMenu = {
  entries: {
    invite: 'Invite people',
    manage: 'Manage people',
    schedules: 'Schedules',
    'add-device': 'Add device',
    rename: 'Rename',
    delete: 'Delete workspace',
    'request-ownership': 'Request ownership',
    'transfer-ownership': 'Transfer ownership',
  } satisfies Record<WorkspaceMenuEntry, string>,
  cancel: 'Cancel',
  close: 'Close',

  addMenu: 'Add',
  create: 'Create workspace',
  newWorkspace: 'New workspace',
  createTitle: 'New workspace',
  createHint: 'For one show, venue or crew. You can rename it later.',
  created: (name: string) => `${name} has been created.`,

  renameTitle: (name: string) => `Rename ${name}`,
  name: 'Workspace name',
  rename: 'Rename',
  calledNow: (name: string) => `It is called ${name} now.`,
  renamed: (from: string, to: string) => `${from} is now called ${to}.`,

  deleteTitle: (name: string) => `Delete ${name}?`,
  cannotDelete: (name: string) => `${name} cannot be deleted yet`,
  selectRunning: (count: number) => `Select ${plural(count, 'device', 'devices')} to stop`,
  deleteText: 'Its members lose their access, and open invitations to it are revoked. This cannot be undone.',
  devicesGo: (count: number, workspace: string) =>
    `${plural(count, 'device goes', 'devices go')} to ${workspace}:`,
  delete: 'Delete workspace',
  deleted: (name: string, moved: number) =>
    moved === 0
      ? `${name} has been deleted.`
      : `${name} has been deleted. ${plural(moved, 'device', 'devices')} moved here from it.`,
} as const;
