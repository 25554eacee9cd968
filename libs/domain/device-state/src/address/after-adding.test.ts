import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextAfterAdding } from '../index.ts';

const HOSTS = ['setup.example.org', '*.devices.example.com', 'local.example.org:8443'];
const after = (redirectUrl: unknown) => nextAfterAdding({ errorCode: 0, redirectUrl }, HOSTS);

it.each([
  'https://setup.example.org',
  'https://setup.example.org/claim?device=1#top',
  'HTTPS://SETUP.example.org:443/',
  'https://one.devices.example.com/',
  'https://local.example.org:8443/',
])('[DEV-52] goes to %s', (url) => {
  expect(after(url)).toEqual({ kind: 'navigate', url });
});

it('[DEV-53] stays without an address', () => {
  for (const none of [undefined, null, '']) expect(after(none)).toEqual({ kind: 'stay' });
  expect(nextAfterAdding({ errorCode: 0 }, HOSTS)).toEqual({ kind: 'stay' });
});

it.each([
  'http://setup.example.org/',
  'https://evil.example/',
  'https://setup.example.org.evil.example/',
  'https://setup.example.org@evil.example/',
  'https://user@setup.example.org/',
  'https://evil.example\\@setup.example.org/',
  'https://setup.example.org:444/',
  'https://local.example.org/',
  'https://devices.example.com/',
  '//setup.example.org/',
  '/dashboard',
  'javascript:alert(1)//https://setup.example.org',
  ' https://setup.example.org/',
  'https://setup.example.org/\n',
  ' ',
  7,
  true,
  {},
  ['https://setup.example.org/'],
])('[DEV-52] does not follow %j', (url) => {
  expect(after(url)).toEqual({ kind: 'not-proper' });
});

it('[DEV-52] goes nowhere after a failure, whatever address comes with it', () => {
  for (const errorCode of [1, 2011, '0', 'success', null, undefined, false]) {
    const answer = { errorCode, redirectUrl: 'https://setup.example.org/' };
    expect(nextAfterAdding(answer, HOSTS)).toEqual({ kind: 'failed' });
  }
});

it('[DEV-52] follows nothing while no host is allowed, and never an entry that names a scheme', () => {
  const answer = { errorCode: 0, redirectUrl: 'https://setup.example.org/' };
  for (const hosts of [[], [''], ['*'], ['*.org'], ['http://setup.example.org']]) {
    expect(nextAfterAdding(answer, hosts)).toEqual({ kind: 'not-proper' });
  }
});

it('[DEV-52] follows nothing but https, whatever is answered', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.string().map((rest) => `https://${rest}`),
      ),
      (url) => {
        expect(nextAfterAdding({ errorCode: 0, redirectUrl: url }, HOSTS).kind).not.toBe('navigate');
      },
    ),
  );
});
