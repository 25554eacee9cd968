import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { isPublicHost, webhookTargetIssue } from './webhook-target.ts';

const issue = (url: string, local: string | null = null) => webhookTargetIssue(url, local);

describe('isPublicAddress', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.254',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.19.0.1',
    '198.51.100.7',
    '203.0.113.7',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:7f00:1',
    '::8.8.8.8',
    '64:ff9b::8.8.8.8',
    '64:ff9b::7f00:1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff:1::1',
    '4000::1',
    '',
    'localhost',
    '1.2.3',
    '01.2.3.4',
    '0x7f.0.0.1',
    '1.2.3.256',
    '2a00:1::2::3',
    '2a00:1',
    '2a00:1:2:3:4:5:6:7:8',
    '2a00::xyz',
  ])('[PLUS-16] %s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.255.255',
    '172.32.0.1',
    '100.128.0.1',
    '223.255.255.255',
    '11.0.0.1',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
  it.each(['2606:4700:4700::1111', '2a00:1450:4001:80b::200e', '2001:4860:4860::8888', '2600::'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it('[PLUS-16] refuses every address of the private networks, and what is no address', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    const closed = fc.oneof(
      fc.tuple(fc.constantFrom('10', '127', '0'), byte, byte, byte),
      fc.tuple(fc.constantFrom('192.168', '169.254', '172.20'), byte, byte),
      fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
    );
    fc.assert(fc.property(closed, (parts) => !isPublicAddress(parts.join('.'))));
    fc.assert(fc.property(fc.ipV4(), (address) => !isPublicAddress(`::ffff:${address}`)));
    fc.assert(fc.property(fc.ipV4(), (address) => !isPublicAddress(`64:ff9b::${address}`)));
    fc.assert(
      fc.property(fc.ipV6(), (address) => !isPublicAddress(`fd${address.slice(2)}`) || address === ''),
    );
    fc.assert(fc.property(fc.domain(), (name) => !isPublicAddress(name)));
  });

  it('judges every spelling of an IPv6 address alike', () => {
    const group = fc.integer({ min: 1, max: 0xffff });
    fc.assert(
      fc.property(fc.array(group, { minLength: 1, maxLength: 7 }), group, (head, last) => {
        const hex = (value: number) => value.toString(16);
        const zeros = Array.from({ length: 7 - head.length }, () => '0');
        const full = [...head.map(hex), ...zeros, hex(last)].join(':');
        const short = head.length === 7 ? full : `${head.map(hex).join(':')}::${hex(last)}`;
        const padded = full.replaceAll(/[\da-f]+/g, (part) => part.padStart(4, '0').toUpperCase());
        expect(isPublicAddress(short)).toBe(isPublicAddress(full));
        expect(isPublicAddress(padded)).toBe(isPublicAddress(full));
      }),
    );
  });
});

describe('webhookTargetIssue', () => {
  it.each([
    'https://hooks.example.org/alerts?a=1',
    'https://example.org',
    'HTTPS://Example.org:8443/x',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
  ])('takes %s', (url) => expect(issue(url)).toBeNull());

  it.each([
    ['http://example.org/', 'webhook-url-not-https'],
    ['ftp://example.org/', 'webhook-url-not-https'],
    ['https://user:secret@example.org/', 'webhook-url-invalid'],
    ['https://example.org/#x', 'webhook-url-invalid'],
    ['https://example.org\\@127.0.0.1/', 'webhook-url-invalid'],
    ['https://example.org/a b', 'webhook-url-invalid'],
    ['https://example.org:0/', 'webhook-url-invalid'],
    ['https://', 'webhook-url-invalid'],
    ['example.org', 'webhook-url-invalid'],
    ['javascript:alert(1)', 'webhook-url-invalid'],
    [`https://example.org/${'x'.repeat(500)}`, 'webhook-url-invalid'],
    ['https://localhost/', 'webhook-url-internal'],
    ['https://intranet/', 'webhook-url-internal'],
    ['https://db.internal/', 'webhook-url-internal'],
    ['https://printer.local/', 'webhook-url-internal'],
    ['https://a.localhost/', 'webhook-url-internal'],
    ['https://127.0.0.1/', 'webhook-url-internal'],
    ['https://127.1/', 'webhook-url-internal'],
    ['https://2130706433/', 'webhook-url-internal'],
    ['https://0x7f000001/', 'webhook-url-internal'],
    ['https://0177.0.0.1/', 'webhook-url-internal'],
    ['https://169.254.169.254/latest/meta-data', 'webhook-url-internal'],
    ['https://[::1]/', 'webhook-url-internal'],
    ['https://[::ffff:10.0.0.1]/', 'webhook-url-internal'],
    ['https://[fe80::1]/', 'webhook-url-internal'],
  ])('[PLUS-16] refuses %s: %s', (url, code) => expect(issue(url)).toBe(code));

  it('[PLUS-16] allows one local origin in development, and no other port, host or scheme', () => {
    const local = 'http://127.0.0.1:4400';
    expect(issue(`${local}/hooks/a`, local)).toBeNull();
    expect(issue(`${local}/hooks/a`, null)).toBe('webhook-url-not-https');
    expect(issue('http://127.0.0.1:4401/', local)).toBe('webhook-url-not-https');
    expect(issue('https://127.0.0.1:4400/', local)).toBe('webhook-url-internal');
    expect(issue('http://127.0.0.1:4400@evil.example/', local)).toBe('webhook-url-invalid');
  });

  it('reads a host with a closing dot, and names that only look local', () => {
    expect(isPublicHost('localhost.')).toBe(false);
    expect(isPublicHost('example.org.')).toBe(true);
    expect(isPublicHost('mylocalhost.example')).toBe(true);
    expect(isPublicHost('internal.example')).toBe(true);
  });
});
