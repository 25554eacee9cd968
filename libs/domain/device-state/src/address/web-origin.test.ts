import { expect, it, describe } from 'vitest';
import { parseOrigin, isOriginAllowed } from './web-origin.ts';

const label = (length: number): string => 'a'.repeat(length);
const host = (length: number): string => `${label(63)}.${label(63)}.${label(63)}.${label(length - 192)}`;

it('reads scheme, host and port, and knows the default port of each scheme', () => {
  expect(parseOrigin('http://a.example')).toEqual({ scheme: 'http', host: 'a.example', port: 80 });
  expect(parseOrigin('HTTPS://A.Example')).toEqual({ scheme: 'https', host: 'a.example', port: 443 });
  expect(parseOrigin('http://a.example:080')).toEqual({ scheme: 'http', host: 'a.example', port: 80 });
  expect(parseOrigin('http://[::1]:4400')).toEqual({ scheme: 'http', host: '[::1]', port: 4400 });
});

it('takes ports from 1 to 65535', () => {
  const ports = [0, 1, 9, 65_535, 65_536, 100_000];
  expect(ports.map((port) => parseOrigin(`http://a:${port}`)?.port ?? null)).toEqual([
    null,
    1,
    9,
    65_535,
    null,
    null,
  ]);
});

it('takes labels of 1 to 63 characters and hosts of up to 253', () => {
  for (const good of ['a', 'ab', 'a-b', '1', 'xn--a', label(63), host(253)]) {
    expect(parseOrigin(`http://${good}`)?.host, good).toBe(good);
  }
  for (const bad of ['', '-', 'a-', '-a', 'a..b', '.a', 'a.', label(64), host(254), '[]', '[1]', 'a_b']) {
    expect(parseOrigin(`http://${bad}`), bad).toBeNull();
  }
});

it('reads nothing else', () => {
  for (const text of [
    '',
    'a.example',
    'ws://a',
    'xhttp://a',
    ' http://a',
    'http:/a',
    'http://a/',
    'http://a?',
    'http://u@a',
    'http://a:',
  ]) {
    expect(parseOrigin(text), text).toBeNull();
  }
});

describe('allowed origin', () => {
  const origin = { scheme: 'https', host: 'a.example.org', port: 443 } as const;

  it('allows an origin on the list, and none that differs in scheme, host or port', () => {
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
});
