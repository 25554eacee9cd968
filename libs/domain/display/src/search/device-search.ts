import { parseQuery } from './find-best.ts';
import { foldText } from './fold-text.ts';

/** Searched: the name, and both names of the host. [GD-41] */
export interface SearchedDevice {
  readonly deviceName: string;
  readonly hostName: string;
  readonly dnsHost: string;
}

/** Searched: the name, and the owner's name and address, as far as the caller may read them. [GD-41] */
export interface SearchedWorkspace {
  readonly name: string;
  readonly ownerName: string | null;
  readonly ownerEmail: string | null;
}

/** The longest text a search takes. */
export const SEARCH_MAX_LENGTH = 100;

/** Separates the parts; it cannot be typed. */
const BETWEEN = '\n';

function joinFolded(parts: readonly string[]): string {
  return parts.map((part) => foldText(part).replace(/\s+/g, ' ')).join(BETWEEN);
}

/** Folds the query and trims it to at most 100 characters; an empty one finds everything. [GD-41] */
export function normalizeSearch(query: string): string {
  return parseQuery(query.slice(0, SEARCH_MAX_LENGTH)).phrase;
}

/** Returns the folded text that a search reads. Worth caching: it changes only with the device. [GD-41] */
export function searchTextOf(device: SearchedDevice): string {
  return joinFolded([device.deviceName, device.hostName, device.dnsHost]);
}

/** Returns the folded text of a workspace; a match finds all its devices. [GD-41] */
export function workspaceSearchTextOf({ name, ownerName, ownerEmail }: SearchedWorkspace): string {
  return joinFolded([name, ownerName ?? '', ownerEmail ?? '']);
}

/** Returns whether a device or workspace matches a search; takes the results of the functions above. [GD-41] */
export function isFound(searchText: string, search: string): boolean {
  return searchText.includes(search);
}
