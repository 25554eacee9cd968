import { expect, it } from 'vitest';
import { listFilterChips } from './filter-chips.ts';
import type { AuditSearch } from './audit-search.ts';

const NAMES = new Map([
  [7, 'Studio A'],
  [9, 'Main venue'],
]);
const chips = (search: AuditSearch) => listFilterChips(search, NAMES).map(({ name, value }) => [name, value]);

it('[PLUS-22] names what each filter filters', () => {
  expect(
    chips({
      when: 'last-7-days',
      workspace: [7, 9],
      actor: 'mira',
      action: 'membership.resend',
      object: 'Gallery',
      outcome: 'refused',
    }),
  ).toEqual([
    ['When', 'Last 7 days'],
    ['Workspace', 'Studio A, Main venue'],
    ['Person', 'mira'],
    ['Act', 'Invite a member again'],
    ['On what', 'Gallery'],
    ['Outcome', 'Refused'],
  ]);
  expect(chips({})).toEqual([]);
});

it('[PLUS-22] words a period of days, a group of acts, and workspaces without a name', () => {
  expect(chips({ from: '2026-11-01', to: '2026-11-05' })).toEqual([['When', '1 Nov 2026 to 5 Nov 2026']]);
  expect(chips({ from: '2026-11-01', to: '2026-11-01' })).toEqual([['When', '1 Nov 2026']]);
  expect(chips({ to: '2026-11-05' })).toEqual([['When', 'Until 5 Nov 2026']]);
  expect(chips({ action: 'workspace', workspace: [7, 8] })).toEqual([
    ['Workspace', '2 workspaces'],
    ['Act', 'All of: Workspaces'],
  ]);
});

it('[PLUS-22] removes the whole filter', () => {
  const [period] = listFilterChips({ from: '2026-11-01', to: '2026-11-05' }, NAMES);
  expect(period?.without).toEqual({ when: undefined, from: undefined, to: undefined });
});
