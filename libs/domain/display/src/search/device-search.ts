/** Searched: the name, and both names of the host. [GD-41] */
export interface SearchedDevice {
  readonly deviceName: string;
  readonly hostName: string;
  readonly dnsHost: string;
}

/** The longest text a search takes. */
export const SEARCH_MAX_LENGTH = 100;

/** Separates the parts; it cannot be typed. */
const BETWEEN = '\n';

/** Tested first, because few texts need a replacement. */
const UNEVEN = /[^\S ]| {2}/;

/** Normalises letter case, composition and repeated spaces. */
function fold(text: string): string {
  const folded = text.normalize('NFC').toLowerCase();
  return UNEVEN.test(folded) ? folded.replace(/\s+/g, ' ') : folded;
}

/** Trims the query to at most 100 characters; an empty one finds everything. [GD-41] */
export function normalizeSearch(query: string): string {
  return fold(query.slice(0, SEARCH_MAX_LENGTH)).trim();
}

/** Worth caching: it changes only with the device. [GD-41] */
export function searchTextOf(device: SearchedDevice): string {
  return [device.deviceName, device.hostName, device.dnsHost].map(fold).join(BETWEEN);
}

/** Takes the results of the functions above. [GD-41] */
export function isFound(searchText: string, search: string): boolean {
  return searchText.includes(search);
}
