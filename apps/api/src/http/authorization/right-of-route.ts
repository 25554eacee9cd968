import type { Route, RouteName } from '@partyline/contract';
import { DEVICE_RIGHTS } from '@partyline/device-state';
import type { Action } from '@partyline/permissions';
import { parseWorkspaceRequest } from '@partyline/workspaces';

type RightOfBody = (body: unknown) => Action | null;

const COMMAND_RIGHTS: ReadonlyMap<unknown, Action> = new Map<unknown, Action>([
  ['start', DEVICE_RIGHTS.start[0]],
  ['stop', DEVICE_RIGHTS.stop[0]],
  ['save', DEVICE_RIGHTS.edit[0]],
]);

const BY_BODY: ReadonlyMap<RouteName, RightOfBody> = new Map<RouteName, RightOfBody>([
  ['commandInstance', (body) => COMMAND_RIGHTS.get(fieldOf(body, 'action')) ?? null],
  [
    'createOrMove',
    (body) => {
      const request = parseWorkspaceRequest(body);
      if (!request.ok) return null;
      return request.value === 'create' ? 'add' : DEVICE_RIGHTS.move[0];
    },
  ],
]);

/**
 * Returns the right that a workspace or instance call needs; undefined for other routes, null (never satisfied) when the body names
 * none. [GC-14, ROLE-38]
 */
export function rightOfCall(
  name: RouteName,
  { permission }: Pick<Route, 'permission'>,
  body: unknown,
): Action | null | undefined {
  if (permission.kind !== 'workspace' && permission.kind !== 'instance') return undefined;
  if (permission.action !== 'by-body-action') return permission.action;
  return BY_BODY.get(name)?.(body) ?? null;
}

function fieldOf(body: unknown, field: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return new Map<string, unknown>(Object.entries(body)).get(field);
}
