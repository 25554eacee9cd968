import type { Action, MatrixPlace, WorkspaceKind } from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';

/** Rights by place; only those that some role can have there. [GC-3, GC-8, PLUS-8] */
export const ACTION_TEXTS: Readonly<Record<MatrixPlace, Readonly<Partial<Record<Action, string>>>>> = {
  workspace: {
    view: 'See the workspace and its devices',
    list: 'See who has access',
    rename: 'Rename the workspace',
    invite: 'Invite people, resume and extend their access, and raise their roles',
    create: 'Prepare invitations',
    revoke: 'Revoke invitations, remove and suspend people, set or bring forward end dates, and lower roles',
    delete: 'Delete the workspace',
    transferOwnership: 'Transfer the ownership',
    askWorkspaceOwnership: 'Request the ownership',
    'add-instances': 'Add devices and move devices in',
    'move-instances': 'Move devices out',
    'edit-instances': 'Rename, upgrade and unregister devices',
  },
  instance: {
    view: 'See a device',
    list: 'See its history',
    favorite: 'Mark it as a favourite',
    start: 'Start it',
    stop: 'Stop it',
    playPause: 'Have Start and Stop on the card',
    ccm: 'Open its manager',
    'change-target': 'Change its data center',
    update: 'Change its settings',
  },
  'account.workspace': {
    add: 'Create workspaces',
    list: 'See all workspaces and the audit log',
    view: 'Open any workspace',
  },
  subscription: {
    view: 'See the details of a subscription',
    list: 'See subscriptions and invoices',
    buy: 'Buy and renew plans',
    update: 'Change plans',
    cancel: 'Stop and resume the renewal',
    unsubscribe: 'Delete ended subscriptions',
  },
  accountName: {
    view: 'See the name of the account',
    rename: 'Rename the account',
    update: 'Change the details of the account',
  },
};

/** Texts of the permissions page. [PLUS-8] */
export const permissionMatrix = {
  title: 'Permissions',
  yourRole: 'Your role',
  noAccount: 'Choose an account to see what you may do in it.',
  youAre: (role: string, account: string) => `You are ${role} in ${account}.`,
  youAreIn: (role: string, workspace: string, account: string) =>
    `You are ${role} in the workspace ${workspace} of ${account}.`,
  reach: {
    'account-owner': 'Your role covers the account and all of its workspaces. There is one account owner.',
    'account-admin': 'Your role covers the account and all of its workspaces.',
    'workspace-owner': 'Your role covers this workspace and its devices.',
    'workspace-admin': 'Your role covers this workspace and its devices.',
    'vic-admin': 'Your role covers the devices of this workspace. You can also invite people who use them.',
    'endpoint-user': 'You can see the devices of this workspace and mark favourites.',
  } satisfies Record<StoredRole, string>,
  trial:
    'The account has no paid plan yet, so you count as a trial user: what is marked “not now” waits for a plan.',
  free: 'The account has no paid plan, so what is marked “not now” waits for one.',
  'no-plan':
    'Your partner sets up your intercom. What is marked “not now” waits for the plan that your partner buys.',
  partner: 'Plans of this account are bought through your partner.',

  matrixTitle: 'What each role allows',
  matrixText:
    'In an account with the plan that yours has now. Where a user has several roles, they have the rights of all of them.',
  kind: 'Kind of workspace',
  kinds: {
    default: 'Default',
    shared: 'Has an owner',
    orphanage: 'No owner',
  } satisfies Record<Exclude<WorkspaceKind, 'invited'>, string>,
  action: 'Action',
  role: 'Role',
  yours: 'yours',
  places: {
    workspace: 'In the workspace',
    instance: 'With its devices',
    'account.workspace': 'In the account',
    subscription: 'Plans and invoices',
    accountName: 'The account itself',
  } satisfies Record<MatrixPlace, string>,
  allowed: 'Allowed',
  notAllowed: 'Not allowed',
  notNow: 'Not now',

  whatIfTitle: 'What could this member do here as …?',
  whatIfText: 'Compare what a member may do now with another role, before you change it.',
  workspace: 'Workspace',
  member: 'Member',
  someoneNew: 'Someone new',
  as: 'As',
  choose: 'Please choose',
  loading: 'Loading',
  membersHidden: 'Your role does not show who has access to this workspace.',
  now: (name: string, role: string) => `${name} is ${role} here now.`,
  nothingNow: 'Someone without access can do nothing here now.',
  gains: 'Could do in addition',
  loses: 'Could not do any more',
  keeps: 'Could still do',
  none: 'Nothing',
  cannotGrant: (role: string) => `Your role cannot give the role ${role}.`,
  tryAgain: 'Try again',
  loadFailed: 'The workspaces could not be loaded',
} as const;
