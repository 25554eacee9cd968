import type { Workspace } from '@partyline/contract';
import { isAccountAct, placedActionOf, type ActCode } from '@partyline/permissions';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../session/api.ts';
import { PEOPLE_KEY } from '../queries.ts';
import type { WhoCanSearch } from './who-can-search.ts';

/** An act on a workspace, or on one of its devices; neither for an act of the account. */
export interface WhoCanQuestion {
  readonly act: ActCode;
  readonly workspaceId: number | null;
  readonly vicUuid: string | null;
}

const DEFAULT_ACT: ActCode = 'instance.start';

/** Lists the devices of a workspace, LQ devices too. */
export function devicesOf({ vicList, lqDevicesList }: Workspace) {
  return [...vicList, ...lqDevicesList];
}

/** Returns the question of an address; without a workspace there, the first one. Null for a user without one. [PLUS-35] */
export function questionOf(search: WhoCanSearch, workspaces: readonly Workspace[]): WhoCanQuestion | null {
  const { act = DEFAULT_ACT, device, workspace } = search;
  if (isAccountAct(act)) return { act, workspaceId: null, vicUuid: null };
  if (device !== undefined) {
    const isOfDevice = placedActionOf(act).place === 'instance';
    const place = workspaces.find((one) => devicesOf(one).some(({ vicUuid }) => vicUuid === device));
    if (isOfDevice || place === undefined) return { act, workspaceId: null, vicUuid: device };
    return { act, workspaceId: place.id, vicUuid: null };
  }
  const workspaceId = workspace ?? workspaces[0]?.id;
  return workspaceId === undefined ? null : { act, workspaceId, vicUuid: null };
}

/** Returns the query of who can do an act, and what would allow it to the others. [PLUS-35] */
export function whoCanQuery({ act, workspaceId, vicUuid }: WhoCanQuestion) {
  const query = {
    act,
    ...(workspaceId !== null && { workspaceId: String(workspaceId) }),
    ...(vicUuid !== null && { vicUuid }),
  };
  return queryOptions({
    queryKey: [...PEOPLE_KEY, 'who-can', query],
    queryFn: ({ signal }) => api.get('/api/users/who-can', { params: { query }, signal }),
    placeholderData: keepPreviousData,
  });
}
