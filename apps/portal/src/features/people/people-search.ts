import { ACCESS_SORTS } from '@partyline/contract';
import { INVITATION_STATUSES } from '@partyline/invitations';
import { STORED_ROLES } from '@partyline/roles';
import * as v from 'valibot';
import { idParameter, searchParameter, textParameter } from '../../search-parameters.ts';

/** Statuses to filter by. */
export const FILTERED_STATUSES = [...INVITATION_STATUSES, 'suspended'] as const;

/** Search parameters of /manage-invite. */
export const peopleSearchSchema = v.object({
  q: textParameter,
  workspace: idParameter,
  role: searchParameter(v.picklist(STORED_ROLES)),
  status: searchParameter(v.picklist(FILTERED_STATUSES)),
  email: searchParameter(v.pipe(v.string(), v.maxLength(300))),
  sort: searchParameter(v.picklist(ACCESS_SORTS)),
  desc: searchParameter(v.boolean()),
  invite: searchParameter(v.boolean()),
});
export type PeopleSearch = v.InferOutput<typeof peopleSearchSchema>;

/** Search parameters of the import: the workspace of rows that name none. [GV-22] */
export const importSearchSchema = v.object({ workspace: idParameter });

/** Clears the filters that are chosen in the list's tools. */
export const NO_CHOICE = {
  workspace: undefined,
  role: undefined,
  status: undefined,
} as const satisfies PeopleSearch;

/** Returns how many filters are chosen in the list's tools. */
export const countPeopleFilters = ({ workspace, role, status }: PeopleSearch): number =>
  [workspace, role, status].filter((value) => value !== undefined).length;

/** Clears the search and every filter. */
export const NO_FILTER = {
  ...NO_CHOICE,
  q: undefined,
  email: undefined,
} as const satisfies PeopleSearch;

/** Returns whether the list is searched or filtered. */
export function isFiltered(search: PeopleSearch): boolean {
  return Object.keys(NO_FILTER).some((name) => Reflect.get(search, name) !== undefined);
}

/** Returns whether to add a history entry; typing and sorting replace it. [GD-41, GV-21] */
export function isPushed(change: PeopleSearch): boolean {
  return Object.keys(change).some((name) => name !== 'q' && name !== 'sort' && name !== 'desc');
}

/** Returns the URL after a change, without empty and default values. */
export function nextSearch(search: PeopleSearch, change: PeopleSearch): PeopleSearch {
  const next = { ...search, ...change };
  const entries = Object.entries(next).filter(
    ([name, value]) =>
      value !== undefined && value !== '' && value !== false && !(name === 'sort' && value === 'email'),
  );
  return Object.fromEntries(entries);
}
