import { LOGGED_IN_PAGES, PUBLIC_PAGES, SPECIAL_PAGES } from '@partyline/session/testing';
import { expect, expectTypeOf, it } from 'vitest';
import { PAGE_NAMES, pageTitle } from '../index.ts';
import type { TitledPage } from '../index.ts';

/** A subpage with an entry of its own in the navigation. [HZ-9] */
const SETTINGS = '/myaccount/settings';
const pages = [...new Set([...PUBLIC_PAGES, ...SPECIAL_PAGES, ...LOGGED_IN_PAGES, SETTINGS] as const)];

it('names every page of the router, and no other', () => {
  expect(Object.keys(PAGE_NAMES).toSorted()).toEqual(pages.toSorted());
  expectTypeOf<(typeof pages)[number]>().toEqualTypeOf<TitledPage>();
});

it.each(pages)(
  '[ROUTE-27, GR-14] gives %s a title of product name, area and screen, in that order',
  (page) => {
    const { area, screen } = PAGE_NAMES[page];
    expect(pageTitle(page)).toBe(`Partyline · ${area} · ${screen}`);
    expect(pageTitle(page, 'Main PL', 'Crewline')).toBe(`Crewline · ${area} · Main PL`);
  },
);

it('gives no two pages the same title', () => {
  expect(new Set(pages.map((page) => pageTitle(page))).size).toBe(pages.length);
});
