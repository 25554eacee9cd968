import { expect, it } from 'vitest';
import { parseOrigin } from './web-origin.ts';

const label = (length: number): string => 'a'.repeat(length);
const host = (length: number): string => `${label(63)}.${label(63)}.${label(63)}.${label(length - 192)}`;

it('reads scheme, host and port, and knows the port each scheme has by itself', () => {
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
    'http:/a',
    'http://a/',
    'http://a?',
    'http://u@a',
    'http://a:',
  ]) {
    expect(parseOrigin(text), text).toBeNull();
  }
});
