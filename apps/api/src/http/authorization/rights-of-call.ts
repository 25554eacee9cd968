import { ROUTES, type Route, type RouteName } from '@partyline/contract';
import { DEVICE_RIGHTS } from '@partyline/device-state';
import type { Action } from '@partyline/permissions';
import { isAccountLevel, STORED_ROLES } from '@partyline/roles';
import { parseWorkspaceRequest } from '@partyline/workspaces';
import type { RouteContext } from '../routes/route-types.ts';
import type { CheckedRequest } from '../requests/validate.ts';
import {
  accessObject,
  instanceObject,
  workspaceObject,
  type AskedObject,
  type RequiredRight,
} from './asked-rights.ts';

type Table = typeof ROUTES;

/** Names the routes whose right is asked for a workspace, an instance, or an invitation or membership there. */
export type ObjectRoute = {
  [Name in RouteName]: Table[Name]['permission']['kind'] extends 'workspace' | 'instance' ? Name : never;
}[RouteName];

type CallOf<Name extends RouteName> = Pick<RouteContext<Name>, 'params' | 'body'>;
type RightsOf<Name extends RouteName> = (call: CallOf<Name>) => readonly RequiredRight[];
type RightsIn<Id> = (call: { readonly params: { readonly id: Id } }) => readonly RequiredRight[];

/** Requires one of some rights on one object. */
function one(object: AskedObject | null, ...anyOf: readonly Action[]): readonly RequiredRight[] {
  return [{ anyOf, object }];
}

/** Requires the contract's right for the workspace in the path. */
function onWorkspaceIn(name: ObjectRoute): RightsIn<number> {
  return ({ params }) => one(workspaceObject(params.id), rightIn(name));
}

/** Requires the contract's right for the instance in the path. */
function onInstanceIn(name: ObjectRoute): RightsIn<string> {
  return ({ params }) => one(instanceObject(params.id), rightIn(name));
}

/** Returns the right that the contract names for a route. */
function rightIn(name: ObjectRoute): Action {
  const { action } = ROUTES[name].permission;
  if (action === 'by-body-action') throw new Error(`The body of ${name} names its right.`);
  return action;
}

const COMMAND_RIGHTS = {
  start: DEVICE_RIGHTS.start[0],
  stop: DEVICE_RIGHTS.stop[0],
  save: DEVICE_RIGHTS.edit[0],
} as const;

/** Requires a right on each device that leaves, and one in the workspace it comes to. [ROLE-35] */
function rightsToMove({
  workspaceId,
  vicUuids,
}: Pick<MoveBody, 'workspaceId' | 'vicUuids'>): readonly RequiredRight[] {
  return [
    ...vicUuids.flatMap((vicUuid) => one(instanceObject(vicUuid), DEVICE_RIGHTS.move[0])),
    ...one(workspaceObject(workspaceId), 'add-instances'),
  ];
}

/** Requires the right of a creation or a move; for any other body a right that no answer satisfies. */
function rightsToCreateOrMove({ body }: CallOf<'createOrMove'>): readonly RequiredRight[] {
  const request = parseWorkspaceRequest(body);
  if (request.ok && request.value === 'create') return one('account:workspace', 'add');
  return request.ok && movesDevices(body) ? rightsToMove(body) : one(null);
}

type CreateOrMoveBody = CallOf<'createOrMove'>['body'];
type MoveBody = CallOf<'moveInstances'>['body'];

/** Tells whether the body of POST workspace/ names devices and where they go. [GW-1] */
export function movesDevices(body: CreateOrMoveBody): body is Extract<CreateOrMoveBody, MoveBody> {
  return Array.isArray(body.vicUuids) && typeof body.workspaceId === 'number';
}

/** Lists what each call must have asked, by what it addresses; a new route does not compile until it says so. [GC-14, ROLE-38] */
const RIGHTS: { readonly [Name in ObjectRoute]: RightsOf<Name> } = {
  commandInstance: ({ body }) => one(instanceObject(body.vicUuid), COMMAND_RIGHTS[body.action]),
  setFavorite: onInstanceIn('setFavorite'),
  acknowledgeProblem: onInstanceIn('acknowledgeProblem'),
  // The open command, which the call does not name, decides which of both.
  withdrawCommand: ({ params }) => one(instanceObject(params.id), rightIn('withdrawCommand'), 'stop'),
  upgradeInstance: onInstanceIn('upgradeInstance'),
  instanceHistory: onInstanceIn('instanceHistory'),
  managementUrl: onInstanceIn('managementUrl'),
  // Without a workspace the token's or the default one is meant.
  addDevice: ({ body: { workspaceId } }) =>
    one(workspaceId === undefined ? null : workspaceObject(workspaceId), rightIn('addDevice')),
  removeDevice: onInstanceIn('removeDevice'),
  removeLqDevice: ({ params }) => one(instanceObject(params.vicUuid), rightIn('removeLqDevice')),
  createOrMove: rightsToCreateOrMove,
  moveInstances: ({ body }) => rightsToMove(body),
  renameWorkspace: onWorkspaceIn('renameWorkspace'),
  deleteWorkspace: onWorkspaceIn('deleteWorkspace'),
  listAlerts: onWorkspaceIn('listAlerts'),
  createAlert: onWorkspaceIn('createAlert'),
  changeAlert: onWorkspaceIn('changeAlert'),
  deleteAlert: onWorkspaceIn('deleteAlert'),
  testAlert: onWorkspaceIn('testAlert'),
  rotateAlertSecret: onWorkspaceIn('rotateAlertSecret'),
  listAlertDeliveries: onWorkspaceIn('listAlertDeliveries'),
  listSchedules: onWorkspaceIn('listSchedules'),
  createSchedule: onWorkspaceIn('createSchedule'),
  changeSchedule: onWorkspaceIn('changeSchedule'),
  pauseSchedule: onWorkspaceIn('pauseSchedule'),
  resumeSchedule: onWorkspaceIn('resumeSchedule'),
  deleteSchedule: onWorkspaceIn('deleteSchedule'),
  listScheduleRuns: onWorkspaceIn('listScheduleRuns'),
  changeScheduleQuietHours: onWorkspaceIn('changeScheduleQuietHours'),
  // An account-level role is asked for in the default workspace, whatever the body names. [GV-8]
  sendInvitation: ({ body }) =>
    one(isAccountRole(body.roleName) ? null : workspaceObject(body.workspaceId), rightIn('sendInvitation')),
  // The rows name their workspaces; each is judged under its lock.
  uploadInvitations: () => one(null, rightIn('uploadInvitations')),
  resendInvitation: ({ body }) => one(accessObject(body.id), rightIn('resendInvitation')),
  copyInvitationLink: ({ body }) => one(accessObject(body.id), rightIn('copyInvitationLink')),
  revokeAccess: ({ body }) => one(accessObject(body.id), rightIn('revokeAccess')),
  // Taking access away needs the one, giving it the other. [HZ-4]
  changeAccess: ({ params }) => one(accessObject(params.id), rightIn('changeAccess'), 'revoke'),
  // Of the role that was asked for, which the call does not name: its workspace is judged under its lock.
  answerAccessRequest: () => one(null, rightIn('answerAccessRequest')),
  requestOwnership: ({ body }) => one(workspaceObject(body.workspaceId), rightIn('requestOwnership')),
};

function isAccountRole(name: string): boolean {
  return STORED_ROLES.some((role) => role === name && isAccountLevel(role));
}

/** Returns the rights that a call must have been granted; null where the route has none for an object. [GC-14, ROLE-38] */
export function rightsOfCall(name: RouteName, checked: CheckedRequest): readonly RequiredRight[] | null {
  const { permission }: Route = ROUTES[name];
  if (permission.kind === 'account') return one(`account:${permission.branch}`, permission.action);
  if (!isObjectRoute(name)) return null;
  // Checked by this route's schemas just now.
  return (RIGHTS[name] as (call: CheckedRequest) => readonly RequiredRight[])(checked);
}

/** Tells whether a route's right is asked for an object. */
export function isObjectRoute(name: RouteName): name is ObjectRoute {
  return name in RIGHTS;
}
