import { DEVICE_TYPES, DNS_STATUSES, STATES, STATUSES, parseDeviceType } from '@partyline/device-state';
import type { DeviceConditions } from '@partyline/device-state';
import { ACCOUNT_BRANCHES, ACTIONS, RIGHTS, WORKSPACE_KINDS } from '@partyline/permissions';
import type { Action } from '@partyline/permissions';
import { ACCOUNT_PLAN_TYPES, CUSTOMER_STATUSES, ROLES, STORED_ROLES, parseRole } from '@partyline/roles';
import type { StoredRole } from '@partyline/roles';
import { chooseWord, orList } from '../cli/choose-word.ts';
import type { Call } from '../cli/command.ts';
import { WrongUse } from '../cli/wrong-use.ts';
import { isExpiredHere } from './read-subscription.ts';
import type { Place, Question } from './question.ts';

/** Objects of an action, by their command-line names. */
export const OBJECTS = [
  'workspace',
  'instance',
  ...ACCOUNT_BRANCHES.map((branch) => `account.${branch}` as const),
] as const;
type ObjectName = (typeof OBJECTS)[number];

const DEVICE_OPTIONS = ['state', 'status', 'dns', 'device-type'];
const INSTANCE_OPTIONS = [...DEVICE_OPTIONS, 'expired', 'subscription', 'no-workspace'];
const WORKSPACE_OPTIONS = ['workspace', 'dirty'];

function readRole(typed: string): StoredRole {
  const byId = parseRole(/^\d{1,3}$/.test(typed) ? Number(typed) : null);
  if (byId.ok) return byId.value;
  const byTitle = STORED_ROLES.find(
    (role) => ROLES[role].displayName.toLowerCase() === typed.trim().toLowerCase(),
  );
  return byTitle ?? chooseWord('role', STORED_ROLES, typed);
}

/** Lists the objects on which some role holds the action; a single one need not be named. */
function listObjectsOf(action: Action): ObjectName[] {
  const holds = (pick: (role: StoredRole) => readonly Action[]): boolean =>
    STORED_ROLES.some((role) => pick(role).includes(action));
  return OBJECTS.filter((name) => {
    if (name === 'instance') return holds((role) => RIGHTS[role].instance);
    if (name === 'workspace')
      return WORKSPACE_KINDS.some((kind) => holds((role) => RIGHTS[role].workspace[kind]));
    return ACCOUNT_BRANCHES.some(
      (branch) => name === `account.${branch}` && holds((role) => RIGHTS[role].account[branch]),
    );
  });
}

function readObject(call: Call, action: Action): ObjectName {
  const on = call.value('on');
  if (on !== undefined) return chooseWord('object', OBJECTS, on);
  if (WORKSPACE_OPTIONS.some(call.isSet)) return 'workspace';
  if (INSTANCE_OPTIONS.some(call.isSet)) return 'instance';
  const objects = listObjectsOf(action);
  const [only] = objects;
  if (only === undefined || objects.length > 1) {
    throw new WrongUse(`Say what "${action}" is done to: --on ${orList(objects)}.`);
  }
  return only;
}

function readDevice(call: Call): DeviceConditions | null {
  if (!DEVICE_OPTIONS.some(call.isSet)) return null;
  const type = parseDeviceType(call.value('device-type') ?? 'virtual');
  const status = call.value('status') ?? 'healthy';
  return {
    deviceType: type.ok
      ? type.value
      : chooseWord('device type', DEVICE_TYPES, call.value('device-type') ?? ''),
    state: chooseWord('state', STATES, call.value('state') ?? 'offline'),
    status: status === '' ? '' : chooseWord('status', STATUSES, status),
    DNSStatus: chooseWord('DNS status', DNS_STATUSES, call.value('dns') ?? 'ready'),
    openCommand: null,
  };
}

function refuseOptions(call: Call, options: readonly string[], object: ObjectName): void {
  const stray = options.find(call.isSet);
  if (stray !== undefined) throw new WrongUse(`--${stray} says nothing about the object "${object}".`);
}

function readPlace(call: Call, action: Action): Place {
  const object = readObject(call, action);
  if (object !== 'workspace') refuseOptions(call, WORKSPACE_OPTIONS, object);
  if (object !== 'instance') refuseOptions(call, INSTANCE_OPTIONS, object);
  if (object === 'workspace') {
    const kind = call.value('workspace');
    if (kind === undefined)
      throw new WrongUse(`Say which workspace: --workspace ${orList(WORKSPACE_KINDS)}.`);
    return {
      on: 'workspace',
      kind: chooseWord('kind of workspace', WORKSPACE_KINDS, kind),
      isDirty: call.isSet('dirty'),
    };
  }
  if (object !== 'instance') {
    return { on: 'account', branch: chooseWord('branch', ACCOUNT_BRANCHES, object.slice('account.'.length)) };
  }
  return {
    on: 'instance',
    isExpired: isExpiredHere(call),
    hasWorkspace: !call.isSet('no-workspace'),
    device: readDevice(call),
  };
}

/** Parses the question of a call; throws WrongUse. */
export function readQuestion(call: Call): Question {
  const [typed] = call.args;
  if (typed === undefined) throw new WrongUse(`Name an action: ${ACTIONS.join(', ')}.`);
  const action = chooseWord('action', ACTIONS, typed);
  const roles = call.values('role').map(readRole);
  if (roles.length === 0) throw new WrongUse(`Name a role: --role ${orList(STORED_ROLES)}.`);
  return {
    action,
    roles: [...new Set(roles)],
    plan: chooseWord('plan type', ACCOUNT_PLAN_TYPES, call.value('plan') ?? 'paid'),
    customer: chooseWord('customer status', CUSTOMER_STATUSES, call.value('customer') ?? 'B2C'),
    place: readPlace(call, action),
  };
}
