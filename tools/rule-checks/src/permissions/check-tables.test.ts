import { ACTIONS } from '@partyline/permissions';
import { STORED_ROLES } from '@partyline/roles';
import { describe, expect, it } from 'vitest';
import { CATALOGUE_FAULTS } from '../catalogue/catalogue-faults.fixture.ts';
import { checkClaims } from './claims-checks.ts';
import { OUR_TABLES } from './permission-tables.ts';
import { RULES } from '../violations/rule.ts';
import { TABLE_FAULTS } from './table-faults.fixture.ts';
import { checkTables } from '../run-checks.ts';

const foundIn = (tables: typeof OUR_TABLES) =>
  checkTables(tables).map(({ file, path, rule }) => `${file} ${path} ${rule}`);

it('[ROLE-17, ROLE-20, GC-2, GC-3, GC-5] finds nothing wrong with who may do what', () => {
  expect(foundIn(OUR_TABLES)).toEqual([]);
});

describe('a planted fault is found, at its place and alone', () => {
  it.each(TABLE_FAULTS)('%s', (_what, planted, found) => {
    expect(foundIn({ ...OUR_TABLES, ...planted })).toEqual(found);
  });
});

it('has a planted fault for every rule there is', () => {
  const found = [
    ...CATALOGUE_FAULTS.flatMap((fault) => fault.found),
    ...TABLE_FAULTS.flatMap(([, , all]) => all),
  ];
  // Covered where their files are read.
  const elsewhere = ['duplicate-key', 'matrix-missing', 'matrix-stale'];
  expect(new Set([...found.map((line) => line.split(' ').at(-1)), ...elsewhere])).toEqual(
    new Set(Object.keys(RULES)),
  );
});

it('[GC-2] counts the characters of the token: one more than the limit is too large', () => {
  const tooLarge = (largestClaims: number) => checkClaims({ ...OUR_TABLES, largestClaims });
  expect(tooLarge(100)).toHaveLength(STORED_ROLES.length);
  let [fits, isTooSmall] = [900, 100];
  while (fits - isTooSmall > 1) {
    const middle = Math.floor((fits + isTooSmall) / 2);
    if (tooLarge(middle).length === 0) fits = middle;
    else isTooSmall = middle;
  }
  expect(tooLarge(fits)).toEqual([]);
  expect(tooLarge(fits - 1)[0]?.message).toContain(`(${fits} of ${fits - 1} characters, plan type paid, `);
});

it.each(['public', 'visitor', 'signature', 'member'])('takes a route that asks for no right: %s', (kind) => {
  expect(foundIn({ ...OUR_TABLES, routes: { planted: { permission: { kind } } } })).toEqual([]);
});

it.each(['allowed', 'refused'])('takes a route for the signed-in, with the unverified %s', (unverified) => {
  const routes = { planted: { permission: { kind: 'bearer', unverified } } };
  expect(foundIn({ ...OUR_TABLES, routes })).toEqual([]);
});

it.each(ACTIONS)('has somewhere a route may ask for %s', (action) => {
  const asked = ['instance', 'workspace'].map((kind) => ({ kind, action }));
  const inAccount = ['workspace', 'subscription', 'accountName'].map((branch) => ({
    kind: 'account',
    branch,
    action,
  }));
  const refused = [...asked, ...inAccount].filter(
    (permission) => foundIn({ ...OUR_TABLES, routes: { planted: { permission } } }).length > 0,
  );
  expect(refused.length).toBeLessThan(5);
});
