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

/** Normalises letter case, composition and repeated spaces. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ');
}

/** Trims the query to at most 100 characters; an empty one finds everything. [GD-41] */
export function normalizeSearch(query: string): string {
  return fold(query.slice(0, SEARCH_MAX_LENGTH)).trim();
}

/** Returns the folded text that a search reads. Worth caching: it changes only with the device. [GD-41] */
export function searchTextOf(device: SearchedDevice): string {
  return [device.deviceName, device.hostName, device.dnsHost].map(fold).join(BETWEEN);
}

/** Returns whether a device matches a search; takes the results of the functions above. [GD-41] */
export function isFound(searchText: string, search: string): boolean {
  return searchText.includes(search);
}
