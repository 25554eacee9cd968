import { describe, expect, it } from 'vitest';
import {
  SEARCH_MAX_LENGTH,
  isFound,
  normalizeSearch,
  searchTextOf,
  workspaceSearchTextOf,
} from './device-search.ts';

const device = { deviceName: 'OB truck 2', hostName: 'vic-17', dnsHost: 'ob-2.eu.partyline.test' };
const finds = (query: string, searched = device) => isFound(searchTextOf(searched), normalizeSearch(query));

describe('a search on the dashboard', () => {
  it('finds a device by a part of its name or of its host, in any letter case', () => {
    expect(finds('TRUCK')).toBe(true);
    expect(finds('vic-1')).toBe(true);
    expect(finds('eu.Partyline')).toBe(true);
    expect(finds('stadium')).toBe(false);
  });

  it('finds all devices with an empty text, and trims the text', () => {
    expect(finds('')).toBe(true);
    expect(finds('   ')).toBe(true);
    expect(finds('  ob   truck ')).toBe(true);
    expect(finds('obtruck')).toBe(false);
    for (const query of ['ob  truck', 'ob truck', 'OB\u00a0truck'])
      expect(finds(query, { ...device, deviceName: 'OB  truck' })).toBe(true);
  });

  it('never matches across two texts', () => {
    expect(finds('2 vic')).toBe(false);
    expect(finds('2\nvic')).toBe(false);
  });

  it('matches accented letters in composed and decomposed form', () => {
    expect(finds('cafe\u0301', { ...device, deviceName: 'Caf\u00e9' })).toBe(true);
  });

  it('searches with the first 100 characters', () => {
    expect(normalizeSearch('x'.repeat(1_000))).toHaveLength(SEARCH_MAX_LENGTH);
  });
});

it('[GD-41] drops accents and letter case as the command palette does, and keeps two names apart', () => {
  const text = searchTextOf({ deviceName: 'Kırmızı Bühne', hostName: 'høst', dnsHost: 'dns' });
  const found = (query: string) => isFound(text, normalizeSearch(query));
  expect(['kirmizi', 'BUHNE', 'Bühne', 'host', 'ızı b'].map(found)).toEqual([true, true, true, true, true]);
  expect(['buhnehost', 'hostdns', 'kyrmyzy'].map(found)).toEqual([false, false, false]);
});

it('[GD-41] finds a workspace by its name, and by the name and address of its owner', () => {
  const text = workspaceSearchTextOf({
    name: 'Østre  Scene',
    ownerName: 'Zoë Lindqvist',
    ownerEmail: 'Booking@Scene.test',
  });
  const found = (query: string) => isFound(text, normalizeSearch(query));
  expect(['ostre scene', 'zoe l', 'LINDQVIST', 'booking@scene'].map(found)).toEqual([true, true, true, true]);
  expect(['scene zoe', 'null'].map(found)).toEqual([false, false]);
  const unowned = workspaceSearchTextOf({ name: 'Oslo', ownerName: null, ownerEmail: null });
  expect(isFound(unowned, normalizeSearch('null'))).toBe(false);
});
