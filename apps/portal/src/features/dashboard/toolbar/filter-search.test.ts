import { NO_FILTER } from '@partyline/device-state';
import { expect, it } from 'vitest';
import { optionText, searchOf } from './filter-search.ts';

it('[PLUS-13] writes every change whole, so that what is taken away leaves the address', () => {
  expect(searchOf({ ...NO_FILTER, plans: ['Pro'], isFavoritesOnly: true })).toEqual({
    workspaces: '',
    state: '',
    plan: 'Pro',
    version: '',
    center: '',
    favorites: '1',
  });
});

it('[PLUS-13] names states by their words, and everything else as devices carry it', () => {
  expect(['online', 'working', 'offline'].map((name) => optionText('states', name))).toEqual([
    'Online',
    'Working',
    'Offline',
  ]);
  expect([optionText('plans', 'Pro'), optionText('dataCenters', 'online')]).toEqual(['Pro', 'online']);
});
