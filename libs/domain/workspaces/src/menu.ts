import {
  can,
  canSchedule,
  isHiddenRefusal,
  type Action,
  type PermissionDecision,
  type Subject,
  type WorkspaceTarget,
} from '@partyline/permissions';

/** With the right to the workspace that each needs. [GW-16, GD-45] */
export const WORKSPACE_MENU = {
  invite: 'invite',
  manage: 'list',
  'add-device': 'add-instances',
  rename: 'rename',
  delete: 'delete',
  'request-ownership': 'askWorkspaceOwnership',
  'transfer-ownership': 'transferOwnership',
} as const satisfies Record<string, Action>;

export type WorkspaceMenuEntry = keyof typeof WORKSPACE_MENU | 'schedules';

/** In order; what cannot be undone is last. */
export const WORKSPACE_MENU_ENTRIES = [
  'invite',
  'manage',
  'schedules',
  'add-device',
  'rename',
  'request-ownership',
  'transfer-ownership',
  'delete',
] as const satisfies readonly WorkspaceMenuEntry[];

/**
 * Lists the entries of a workspace's menu: disabled with the reason if only the present state refuses, left out if the role never
 * allows it. [GW-16, GC-10, OWN-16, OWN-17, PLUS-15]
 */
export function listWorkspaceMenu(
  subject: Subject,
  workspace: WorkspaceTarget,
): readonly { readonly entry: WorkspaceMenuEntry; readonly decision: PermissionDecision }[] {
  return WORKSPACE_MENU_ENTRIES.map((entry) => ({
    entry,
    decision: entry === 'schedules' ? canSchedule(subject) : can(subject, WORKSPACE_MENU[entry], workspace),
  })).filter(({ decision }) => decision.allowed || !isHiddenRefusal(decision.reason));
}

/** [WS-24] */
export const STORED_CRUD_STATES = ['not initiated', 'done'] as const;
export type StoredCrudState = (typeof STORED_CRUD_STATES)[number];

/** `loading` is never stored. [GW-12] */
export type CrudState = StoredCrudState | 'loading';

/** `reset`: the dialog is reopened. */
export const CRUD_EVENTS = ['submit', 'succeed', 'fail', 'reset'] as const;
export type CrudEvent = (typeof CRUD_EVENTS)[number];

const NEXT: Readonly<Record<CrudState, Partial<Record<CrudEvent, CrudState>>>> = {
  'not initiated': { submit: 'loading' },
  loading: { succeed: 'done', fail: 'not initiated', reset: 'not initiated' },
  done: { submit: 'loading', reset: 'not initiated' },
};

/** Returns the state after an event; late answers and unknown events change nothing. [GW-12] */
export function nextCrudState(state: CrudState, event: CrudEvent): CrudState {
  const row = NEXT[state];
  return (Object.hasOwn(row, event) ? row[event] : undefined) ?? state;
}
