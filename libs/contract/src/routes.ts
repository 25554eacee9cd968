import * as v from 'valibot';
import {
  addDeviceBodySchema,
  addDeviceDataSchema,
  favoriteBodySchema,
  favoriteDataSchema,
  historyQuerySchema,
  historySchema,
  moveBodySchema,
  moveDataSchema,
  upgradeDataSchema,
} from './device.ts';
import type { ErrorName } from './error-code.ts';
import { hostEventSchema } from './instance-host.ts';
import { commandBodySchema, deploymentTargetSchema } from './instance.ts';
import { deletionBlockersSchema, ownDataSchema } from './own-data.ts';
import {
  acceptEulaBodySchema,
  acceptEulaDataSchema,
  eulaSchema,
  leadBodySchema,
  marketsSchema,
  profileBodySchema,
  profileSchema,
} from './profile.ts';
import {
  createAccountBodySchema,
  createAccountDataSchema,
  registerBodySchema,
  registerDataSchema,
  signupBodySchema,
  signupDataSchema,
} from './registration.ts';
import type { RoutePermission } from './route-permission.ts';
import { endSessionBodySchema, ownSessionsSchema } from './session.ts';
import { currentUserDataSchema, loginBodySchema, loginDataSchema, switchAccountBodySchema } from './user.ts';
import {
  renameBodySchema,
  renameDataSchema,
  workspaceDeletionDataSchema,
  workspaceSchema,
} from './workspace.ts';

/** One route: everything the server, the client, the document and the tests need to know of it. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API base `/api/`, with {parameters}; case and a trailing slash do not matter to the server. [GX-1, GD-15] */
  readonly path: string;
  readonly summary: string;
  readonly permission: RoutePermission;
  readonly params?: v.GenericSchema;
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** The `data` of a successful answer, or 'stream' for server-sent events. */
  readonly data: v.GenericSchema | 'stream';
  /** What can go wrong beyond what every route can answer (unauthenticated, request-not-proper, internal …). */
  readonly errors: readonly ErrorName[];
  /** Sends an ETag and answers 304 to a matching If-None-Match. */
  readonly etag?: true;
  /** Honours the header Idempotency-Key: the same call again is answered as the first, and does nothing. [GX-14] */
  readonly idempotent?: true;
  /** Which limit applies, where one does. [GA-29] */
  readonly rateLimit?: 'login' | 'contact';
}

const instanceRef = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^(?:[1-9]\d{0,14}|[0-9a-fA-F-]{36})$/)),
});

const workspaceRef = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)),
});

/** Every route. The server registers from this table and nothing else. [GX-26] */
export const ROUTES = {
  ping: {
    method: 'GET',
    path: 'ping',
    summary: 'Says that the service answers.',
    permission: { kind: 'public' },
    data: v.strictObject({ version: v.string(), time: v.pipe(v.string(), v.isoTimestamp()) }),
    errors: ['maintenance', 'unavailable'],
  },
  login: {
    method: 'POST',
    path: 'login',
    summary: 'Signs a person in after the identity provider has.',
    permission: { kind: 'bearer', unverified: 'allowed' },
    body: loginBodySchema,
    data: loginDataSchema,
    errors: ['too-many-requests'],
    rateLimit: 'login',
  },
  currentUser: {
    method: 'GET',
    path: 'users',
    summary: 'The signed-in person, seen from the account their token names.',
    permission: { kind: 'bearer', unverified: 'allowed' },
    data: currentUserDataSchema,
    errors: ['not-found'],
  },
  signup: {
    method: 'POST',
    path: 'signup',
    summary: 'Registers a person whom the portal does not know yet; asked again it goes on where it was.',
    permission: { kind: 'bearer', unverified: 'allowed' },
    body: signupBodySchema,
    data: signupDataSchema,
    errors: ['invite-not-valid', 'too-many-requests'],
    rateLimit: 'login',
  },
  register: {
    method: 'POST',
    path: 'users/register',
    summary: 'Starts the trial of the account the caller owns, once for the life of the account.',
    permission: { kind: 'bearer', unverified: 'refused' },
    body: registerBodySchema,
    data: registerDataSchema,
    errors: ['not-found', 'forbidden', 'trial-used'],
  },
  createAccount: {
    method: 'POST',
    path: 'account/create',
    summary: 'Gives the caller an account of their own; whoever has one gets that.',
    permission: { kind: 'bearer', unverified: 'refused' },
    body: createAccountBodySchema,
    data: createAccountDataSchema,
    errors: ['not-found'],
  },
  readProfile: {
    method: 'GET',
    path: 'users/account',
    summary: "The caller's profile, and the name of the account their token names.",
    permission: { kind: 'bearer', unverified: 'refused' },
    data: profileSchema,
    errors: ['not-found'],
  },
  changeProfile: {
    method: 'PUT',
    path: 'users/account',
    summary: "Changes the caller's profile, accepts the license agreement, or renames the account.",
    permission: { kind: 'bearer', unverified: 'refused' },
    body: profileBodySchema,
    data: profileSchema,
    errors: ['not-found', 'forbidden'],
  },
  readEula: {
    method: 'GET',
    path: 'users/eula',
    summary: 'The license agreement as it stands.',
    permission: { kind: 'bearer', unverified: 'refused' },
    data: eulaSchema,
    errors: [],
  },
  acceptEula: {
    method: 'PUT',
    path: 'users/eula',
    summary: 'Accepts the license agreement as it stands.',
    permission: { kind: 'bearer', unverified: 'refused' },
    body: acceptEulaBodySchema,
    data: acceptEulaDataSchema,
    errors: ['not-found'],
  },
  deletionBlockers: {
    method: 'GET',
    path: 'users/gdpr',
    summary: "Everything that stands in the way of deleting the caller's access.",
    permission: { kind: 'bearer', unverified: 'refused' },
    data: deletionBlockersSchema,
    errors: ['not-found'],
  },
  exportOwnData: {
    method: 'GET',
    path: 'users/gdpr/export',
    summary: 'Everything that is kept about the caller.',
    permission: { kind: 'bearer', unverified: 'refused' },
    data: ownDataSchema,
    errors: ['not-found'],
  },
  deleteOwnAccess: {
    method: 'DELETE',
    path: 'users/gdpr',
    summary: "Deletes the caller's access and personal data.",
    permission: { kind: 'bearer', unverified: 'refused' },
    data: v.null(),
    errors: [
      'not-found',
      'active-subscriptions',
      'workspace-owner-account-delete',
      'ownership-must-be-transferred',
      'recent-login-required',
    ],
  },
  logOutEverywhere: {
    method: 'POST',
    path: 'users/logout',
    summary: 'Ends every session of the caller, on every device.',
    permission: { kind: 'bearer', unverified: 'allowed' },
    data: v.null(),
    errors: [],
  },
  listSessions: {
    method: 'GET',
    path: 'users/sessions',
    summary: "The caller's sessions: where they are signed in, since when, and when that was last used.",
    permission: { kind: 'bearer', unverified: 'refused' },
    data: ownSessionsSchema,
    errors: [],
  },
  endSessions: {
    method: 'POST',
    path: 'users/sessions/end',
    summary: "Ends one of the caller's sessions, or all but this one; or takes this one off the list.",
    permission: { kind: 'bearer', unverified: 'allowed' },
    body: endSessionBodySchema,
    data: v.null(),
    errors: ['not-found'],
  },
  listMarkets: {
    method: 'GET',
    path: 'marketing-leads/market',
    summary: 'The markets a lead can be in.',
    permission: { kind: 'public' },
    data: marketsSchema,
    errors: [],
  },
  sendLead: {
    method: 'POST',
    path: 'marketing-leads',
    summary: 'Somebody wants to be contacted.',
    permission: { kind: 'public' },
    body: leadBodySchema,
    data: v.null(),
    errors: ['too-many-requests'],
    rateLimit: 'contact',
  },
  switchAccount: {
    method: 'POST',
    path: 'users/switch-account',
    summary: 'Chooses the account, and the workspace, that the next token names.',
    permission: { kind: 'bearer', unverified: 'refused' },
    body: switchAccountBodySchema,
    data: v.null(),
    errors: ['not-found'],
  },
  notificationStream: {
    method: 'GET',
    path: 'users/notification/stream',
    summary: 'Notifications as they happen, as server-sent events.',
    permission: { kind: 'member' },
    data: 'stream',
    errors: [],
  },
  listInstances: {
    method: 'GET',
    path: 'vic',
    summary: 'Every workspace the caller sees, empty ones too, with its instances and devices.',
    permission: { kind: 'member' },
    query: v.strictObject({
      workspaceId: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/))),
      state: v.optional(v.picklist(['online', 'offline'])),
      q: v.optional(v.pipe(v.string(), v.maxLength(100))),
    }),
    data: v.array(workspaceSchema),
    errors: [],
    etag: true,
  },
  commandInstance: {
    method: 'PUT',
    path: 'vic/',
    summary: 'Gives one instance a command, or edits it.',
    permission: { kind: 'instance', action: 'by-body-action' },
    body: commandBodySchema,
    data: v.strictObject({ vicUuid: v.string(), commandId: v.nullable(v.string()) }),
    errors: [
      'not-found',
      'forbidden',
      'start-not-allowed',
      'subscription-expired',
      'command-not-possible',
      'stale',
      'instance-host-unavailable',
    ],
  },
  setFavorite: {
    method: 'PUT',
    path: 'vic/favorite/{id}',
    summary: "Sets or takes away the caller's star on an instance.",
    permission: { kind: 'instance', action: 'favorite' },
    params: instanceRef,
    body: favoriteBodySchema,
    data: favoriteDataSchema,
    errors: ['not-found', 'forbidden'],
  },
  upgradeInstance: {
    method: 'POST',
    path: 'vic/upgrade/{id}',
    summary: 'Upgrades an instance to its newer version; a leader reboots its whole link group.',
    permission: { kind: 'workspace', action: 'edit-instances' },
    params: instanceRef,
    data: upgradeDataSchema,
    errors: ['not-found', 'forbidden', 'command-not-possible'],
    idempotent: true,
  },
  instanceHistory: {
    method: 'GET',
    path: 'vic/history/{id}',
    summary: 'What happened to an instance and who did it, newest first.',
    permission: { kind: 'instance', action: 'list' },
    params: instanceRef,
    query: historyQuerySchema,
    data: historySchema,
    errors: ['not-found', 'forbidden'],
  },
  addDevice: {
    method: 'POST',
    path: 'device/add',
    summary: 'Registers a physical device in a workspace, by the code it shows.',
    permission: { kind: 'workspace', action: 'add-instances' },
    body: addDeviceBodySchema,
    data: addDeviceDataSchema,
    errors: ['not-found', 'forbidden', 'device-code-not-valid', 'instance-host-unavailable'],
    idempotent: true,
    rateLimit: 'login',
  },
  removeDevice: {
    method: 'DELETE',
    path: 'device/{id}',
    summary: 'Unregisters a physical device.',
    permission: { kind: 'workspace', action: 'edit-instances' },
    params: instanceRef,
    data: v.null(),
    errors: ['not-found', 'forbidden', 'device-not-deletable'],
  },
  removeLqDevice: {
    method: 'DELETE',
    path: 'device/lq/{vicUuid}',
    summary: 'Unregisters an LQ device.',
    permission: { kind: 'workspace', action: 'edit-instances' },
    params: v.strictObject({ vicUuid: v.pipe(v.string(), v.uuid(), v.toLowerCase()) }),
    data: v.null(),
    errors: ['not-found', 'forbidden', 'device-not-deletable'],
  },
  moveInstances: {
    method: 'POST',
    path: 'workspace/',
    summary: 'Moves devices, whole link groups of them, to another workspace.',
    permission: { kind: 'workspace', action: 'move-instances' },
    body: moveBodySchema,
    data: moveDataSchema,
    errors: ['not-found', 'forbidden', 'move-not-possible'],
    idempotent: true,
  },
  moveInstancesByName: {
    method: 'POST',
    path: 'workspace/move',
    summary: 'The same as a move by POST workspace/.',
    permission: { kind: 'workspace', action: 'move-instances' },
    body: moveBodySchema,
    data: moveDataSchema,
    errors: ['not-found', 'forbidden', 'move-not-possible'],
    idempotent: true,
  },
  renameWorkspace: {
    method: 'PUT',
    path: 'workspace/{id}',
    summary: 'Renames a workspace.',
    permission: { kind: 'workspace', action: 'rename' },
    params: workspaceRef,
    body: renameBodySchema,
    data: renameDataSchema,
    errors: ['not-found', 'forbidden', 'stale'],
  },
  deleteWorkspace: {
    method: 'DELETE',
    path: 'workspace/{id}',
    summary: 'Deletes a workspace; devices left in it go to the default one.',
    permission: { kind: 'workspace', action: 'delete' },
    params: workspaceRef,
    data: workspaceDeletionDataSchema,
    errors: ['not-found', 'forbidden', 'shared-workspace', 'devices-running', 'default-workspace'],
  },
  managementUrl: {
    method: 'GET',
    path: 'vic/ccm/{id}',
    summary: "The address of an instance's manager page.",
    permission: { kind: 'instance', action: 'ccm' },
    params: instanceRef,
    data: v.string(),
    errors: ['not-found', 'forbidden', 'command-not-possible', 'instance-host-unavailable'],
  },
  deploymentTargets: {
    method: 'GET',
    path: 'vic/deployment-targets',
    summary: 'The data centers instances can run in.',
    permission: { kind: 'member' },
    data: v.array(deploymentTargetSchema),
    errors: ['instance-host-unavailable'],
  },
  instanceHostWebhook: {
    method: 'POST',
    path: 'webhooks/instance-host',
    summary: 'An instance host reports the state of an instance.',
    permission: { kind: 'signature' },
    body: hostEventSchema,
    data: v.strictObject({ applied: v.boolean() }),
    errors: [],
  },
} as const satisfies Record<string, Route>;

/** The name of a route. */
export type RouteName = keyof typeof ROUTES;

/** Everything hangs below this. [GX-1] */
export const API_BASE = '/api/';
