/** What a search on the dashboard looks at: the name, and the host under both of its names. [GD-41] */
export interface SearchedDevice {
  readonly deviceName: string;
  readonly hostName: string;
  readonly dnsHost: string;
}

/** The longest text a search takes. */
export const SEARCH_MAX_LENGTH = 100;

/** Parts of a device's text that no typed text can reach across. */
const BETWEEN = '\n';

/** Spaces that are to be made one: most texts have none, and looking costs less than replacing. */
const UNEVEN = /[^\S ]| {2}/;

/** A text as it is compared: any letter case, however it is composed, and one space wherever there is more than one. */
function fold(text: string): string {
  const folded = text.normalize('NFC').toLowerCase();
  return UNEVEN.test(folded) ? folded.replace(/\s+/g, ' ') : folded;
}

/** What is searched for: without spaces around it and at most 100 characters; the empty text finds everything. [GD-41] */
export function normalizeSearch(query: string): string {
  return fold(query.slice(0, SEARCH_MAX_LENGTH)).trim();
}

/** The text of a device that searches look through; worth keeping, for it only changes when the device does. [GD-41] */
export function searchTextOf(device: SearchedDevice): string {
  return [device.deviceName, device.hostName, device.dnsHost].map(fold).join(BETWEEN);
}

/** Says whether a device's text holds what is searched for, in any letter case. Both come from the functions above. [GD-41] */
export function isFound(searchText: string, search: string): boolean {
  return searchText.includes(search);
}
