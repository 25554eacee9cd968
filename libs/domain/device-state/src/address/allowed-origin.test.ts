import { expect, it } from 'vitest';
import { isOriginAllowed } from './allowed-origin.ts';

const origin = { scheme: 'https', host: 'a.example.org', port: 443 } as const;

it('allows an origin that stands on the list, and none that differs in scheme, host or port', () => {
  const list = ['https://other.example.org', 'https://a.example.org'];
  expect(isOriginAllowed(origin, list)).toBe(true);
  expect(isOriginAllowed({ ...origin, scheme: 'http' }, list)).toBe(false);
  expect(isOriginAllowed({ ...origin, host: 'b.example.org' }, list)).toBe(false);
  expect(isOriginAllowed({ ...origin, port: 444 }, list)).toBe(false);
});

it('allows by a wildcard every host below the rest, but not the rest itself', () => {
  const list = ['https://*.example.org'];
  expect(isOriginAllowed(origin, list)).toBe(true);
  expect(isOriginAllowed({ ...origin, host: 'b.a.example.org' }, list)).toBe(true);
  expect(isOriginAllowed({ ...origin, host: 'example.org' }, list)).toBe(false);
  expect(isOriginAllowed({ ...origin, host: 'badexample.org' }, list)).toBe(false);
  expect(isOriginAllowed({ ...origin, scheme: 'http' }, list)).toBe(false);
  const plain = { ...origin, scheme: 'http', port: 80 } as const;
  expect(isOriginAllowed(plain, ['http://*.example.org'])).toBe(true);
});

it('allows nothing by a wildcard over a whole top-level domain, and nothing by an empty list', () => {
  expect(isOriginAllowed(origin, ['https://*.org'])).toBe(false);
  expect(isOriginAllowed(origin, [])).toBe(false);
});
