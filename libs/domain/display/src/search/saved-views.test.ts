import { expect, it } from 'vitest';
import {
  nextSavedViews,
  parseSavedViews,
  savedSearchOf,
  savedViewNameIssue,
  searchOfView,
} from './saved-views.ts';

it('[PLUS-13] saves search, filters and sort, and no state of a drawer', () => {
  const search = { q: 'camera', plan: 'Pro', version: '', sort: '-users', device: 'some-uuid' };
  expect(savedSearchOf(search)).toEqual({ q: 'camera', plan: 'Pro', sort: '-users' });
});

it('[PLUS-13] reads saved views, and drops entries with wrong types', () => {
  const views = nextSavedViews([], { name: 'On air', search: { state: 'online' } });
  expect(parseSavedViews(JSON.parse(JSON.stringify(views)))).toEqual(views);
  const nameless = [{ name: '' }, { name: '', search: {} }, { search: {} }];
  const searchless = [{ name: 'x' }, { name: 'x', search: 3 }, { name: 'x', search: null }];
  expect(parseSavedViews([null, undefined, 7, ...nameless, ...searchless])).toEqual([]);
  expect(parseSavedViews({})).toEqual([]);
  expect(parseSavedViews([{ name: 'x', search: { state: 7, device: 'y' } }])).toEqual([
    { name: 'x', search: {} },
  ]);
});

it('[PLUS-13] replaces a view of the same name, and drops the oldest beyond the limit', () => {
  let views = nextSavedViews([], { name: 'A', search: { q: '1' } });
  views = nextSavedViews(views, { name: 'A', search: { q: '2' } });
  expect(views).toEqual([{ name: 'A', search: { q: '2' } }]);
  for (let n = 0; n < 20; n += 1) views = nextSavedViews(views, { name: `View ${n}`, search: {} });
  expect([views.length, views[0]?.name]).toEqual([20, 'View 0']);
  expect(parseSavedViews([...views, { name: 'One more', search: {} }])).toEqual(views);
});

it('[PLUS-13] replaces the current search, filters and sort by those of the view', () => {
  const cleared = {
    q: '',
    workspaces: '',
    state: '',
    plan: '',
    version: '',
    center: '',
    favorites: '',
    sort: '',
  };
  expect(searchOfView({ name: 'All', search: {} })).toEqual(cleared);
  const search = { state: 'online' };
  expect(searchOfView({ name: 'On air', search })).toEqual({ ...cleared, ...search });
});

it('[PLUS-13] cuts a long name, so that a view saved under it again replaces the first', () => {
  const name = 'n'.repeat(31);
  const [stored] = parseSavedViews([{ name, search: {} }]);
  const again = nextSavedViews(nextSavedViews([], { name, search: {} }), { name, search: { q: 'a' } });
  expect(stored?.name).toBe('n'.repeat(30));
  expect(again).toEqual([{ name: 'n'.repeat(30), search: { q: 'a' } }]);
});

it('[PLUS-13] refuses a name without a word or with hidden characters', () => {
  expect(['', ' ', 'On air', 'On\u202eair'].map(savedViewNameIssue)).toEqual([
    'name-required',
    'name-required',
    null,
    'hidden-characters',
  ]);
});
