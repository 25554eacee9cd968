import fc from 'fast-check';
import { expect, expectTypeOf, it } from 'vitest';
import { parseManagerUrl, pingUrlOf } from '../index.ts';
import { managerAddressDecision, type ManagerUrl } from './manager-url.ts';

/** The browser's own reading of an address, as the judge of ours. */
declare const URL: new (url: string) => {
  origin: string;
  protocol: string;
  hostname: string;
  username: string;
};

const ORIGINS = ['https://vic.example.org', 'https://*.cloud.example.com', 'http://localhost:4400'];
const issueOf = (url: unknown, origins: readonly string[] = ORIGINS): string => {
  const result = parseManagerUrl(url, origins);
  return result.ok ? 'ok' : result.error;
};

it.each([
  'https://vic.example.org',
  'https://vic.example.org/',
  'https://vic.example.org:443/manager/1',
  'HTTPS://VIC.EXAMPLE.ORG/manager/1',
  'https://vic.example.org/manager/1?session=a%20b#top',
  'https://one.cloud.example.com/manager/1',
  'https://a.b.cloud.example.com/manager/1',
  'http://localhost:4400/manager/7c1f9e02',
])('[DEV-43] follows %s', (url) => {
  expect(issueOf(url)).toBe('ok');
});

it.each([
  'https://evil.org/manager/1',
  'http://vic.example.org/manager/1',
  'https://vic.example.org:444/manager/1',
  'https://cloud.example.com/manager/1',
  'https://evilcloud.example.com/manager/1',
  'https://one.cloud.example.com.evil.org/',
  'https://vic.example.org.evil.org/',
  'http://localhost:4401/manager/1',
  'https://localhost:4400/manager/1',
  'http://127.0.0.1:4400/manager/1',
])('does not follow %s, whose origin is not on the list', (url) => {
  expect(issueOf(url)).toBe('origin-not-allowed');
});

it.each([
  '',
  'vic.example.org',
  '//vic.example.org/',
  '/manager/1',
  'https:/vic.example.org/',
  'https:vic.example.org/',
  'https:///vic.example.org/',
  'ftp://vic.example.org/',
  'javascript:alert(1)',
  'javascript://vic.example.org/%0aalert(1)',
  'data:text/html,<p>',
  'blob:https://vic.example.org/1',
  ' https://vic.example.org/',
  'https://vic.example.org /',
  'https://vic.exa\tmple.org/',
  'https://vic.example.org/\n',
  'https://vic.example.org\\@evil.org/',
  'https:\\\\vic.example.org/',
  'https://user@vic.example.org/',
  'https://user:secret@vic.example.org/',
  'https://vic.example.org@evil.org/',
  'https://vic.example.org:x/',
  'https://vic.example.org:/',
  'https://vic.example.org:0/',
  'https://vic.example.org:65536/',
  'https://vic.example.org./',
  'https://.vic.example.org/',
  'https://vic..example.org/',
  'https://-vic.example.org/',
  'https://vic%2eexample.org/',
  'https://vïc.example.org/',
  'https://vic。example.org/',
  'https://[/',
  `https://vic.example.org/${'a'.repeat(2048)}`,
  null,
  undefined,
  7,
  { toString: () => 'https://vic.example.org/' },
])('does not take %j for an address', (url) => {
  expect(issueOf(url)).toBe('malformed-url');
});

it('takes an address of up to 2,048 characters', () => {
  const url = 'https://vic.example.org/';
  expect(issueOf(url + 'a'.repeat(2048 - url.length))).toBe('ok');
  expect(issueOf(url + 'a'.repeat(2049 - url.length))).toBe('malformed-url');
});

it.each([
  ['*'],
  ['https://*'],
  ['https://*.org'],
  ['https://vic.*.org'],
  ['https://*.*.example.org'],
  ['vic.example.org'],
  ['https://vic.example.org/'],
  ['https://*vic.example.org'],
  [''],
])('allows nothing by the entry %j, which says no origin', (entry) => {
  expect(issueOf('https://vic.example.org/', [entry])).toBe('origin-not-allowed');
});

it('allows by entries in any letter case, with the port said or not, and IPv6 in brackets', () => {
  expect(issueOf('https://vic.example.org/', ['HTTPS://VIC.example.org:443'])).toBe('ok');
  expect(issueOf('https://a.example.org:8443/', ['https://*.Example.org:8443'])).toBe('ok');
  expect(issueOf('https://a.example.org/', ['https://*.example.org:8443'])).toBe('origin-not-allowed');
  expect(issueOf('http://[::1]:4400/', ['http://[::1]:4400'])).toBe('ok');
  expect(issueOf('https://vic.example.org/', [])).toBe('origin-not-allowed');
});

it('asks below the address of the manager whether it can be reached', () => {
  const pingOf = (url: string): string | null => {
    const result = parseManagerUrl(url, ORIGINS);
    return result.ok ? pingUrlOf(result.value) : null;
  };
  expect(pingOf('https://vic.example.org')).toBe('https://vic.example.org/api/ping');
  expect(pingOf('https://vic.example.org/')).toBe('https://vic.example.org/api/ping');
  expect(pingOf('http://localhost:4400/manager/1')).toBe('http://localhost:4400/manager/1/api/ping');
  expect(pingOf('http://localhost:4400/manager/1//?a=/b#c')).toBe('http://localhost:4400/manager/1/api/ping');
});

const part = fc.oneof(
  fc.constantFrom(
    ...['https://', 'HTTP://', 'http:', '//', '/', '\\', '@', ':', '443', '4400', '.', '..', '?', '#', '%2e'],
    ...[
      'vic.example.org',
      'one.cloud.example.com',
      'cloud.example.com',
      'evil.org',
      'localhost',
      '*',
      '[::1]',
    ],
    ...[' ', '\t', '\n', '\u0000', '\u3002', 'javascript:', 'data:', '0x7f', '127.1', '\u00ad'],
  ),
  fc.string({ maxLength: 3, unit: 'binary' }),
);
const anyAddress = fc.oneof(
  fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
  fc
    .tuple(fc.constantFrom('https://', 'http://'), fc.array(part, { maxLength: 6 }))
    .map(([scheme, parts]) => scheme + parts.join('')),
);

it('follows no address that a browser reads as another origin than one of the list', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const result = parseManagerUrl(address, ORIGINS);
      if (!result.ok) return;
      const read = new URL(result.value);
      expect(read.username).toBe('');
      const isListed =
        read.origin === 'https://vic.example.org' ||
        read.origin === 'http://localhost:4400' ||
        (read.protocol === 'https:' && read.hostname.endsWith('.cloud.example.com'));
      expect(isListed, read.origin).toBe(true);
      expect(new URL(pingUrlOf(result.value)).origin).toBe(read.origin);
    }),
  );
});

it('lets no unchecked text pass for a checked address', () => {
  expectTypeOf<string>().not.toExtend<ManagerUrl>();
  expectTypeOf(pingUrlOf).parameter(0).toEqualTypeOf<ManagerUrl>();
});

it('[GD-22] opens no manager without an address, and none whose address is hostile or on another host', () => {
  const reasonOf = (url: unknown) => {
    const decision = managerAddressDecision(url, ORIGINS);
    return decision.allowed ? 'allowed' : decision.reason;
  };
  expect(reasonOf('https://vic.example.org/manager/1')).toBe('allowed');
  for (const none of [undefined, null, '']) expect(reasonOf(none)).toBe('no-address');
  for (const hostile of [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://vic.example.org@evil.org/',
    'https://vic.example.org\\@evil.org/',
    'https://vic.example.org.evil.org/',
    '//vic.example.org/manager',
    ' https://vic.example.org/',
    'https://vic.example.org/\n',
    'https://evil.org/?https://vic.example.org/',
    `https://vic.example.org/${'a'.repeat(2_048)}`,
    42,
    {},
  ]) {
    expect(reasonOf(hostile), JSON.stringify(hostile)).toBe('address-not-allowed');
  }
  expect(managerAddressDecision('https://vic.example.org/', []).allowed).toBe(false);
});
