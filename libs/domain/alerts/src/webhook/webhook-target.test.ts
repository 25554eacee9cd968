import { describe, expect, it } from 'vitest';
import { webhookTargetIssue } from './webhook-target.ts';

const issue = (url: string, local: string | null = null) => webhookTargetIssue(url, local);

describe('webhookTargetIssue', () => {
  it.each([
    'https://hooks.example.org/alerts?a=1',
    'https://example.org',
    'HTTPS://Example.org:8443/x',
    'https://8.8.8.8/',
    'https://[2606:4700::1111]/',
    'https://mylocalhost.example/',
    'https://hooks.notlocal/',
    'https://internal.example/',
    'https://hooks.internal.example/',
    'https://hooks.4you.example/',
    'https://hooks.4.example/',
    'https://hooks.0x7.example/',
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
    [' https://example.org/', 'webhook-url-invalid'],
    ['https://localhost./', 'webhook-url-invalid'],
    ['shttps://example.org/', 'webhook-url-not-https'],
    ['https://localhost/', 'webhook-url-internal'],
    ['https://intranet/', 'webhook-url-internal'],
    ['https://db.internal/', 'webhook-url-internal'],
    ['https://printer.local/', 'webhook-url-internal'],
    ['https://a.localhost/', 'webhook-url-internal'],
    ['https://Printer.LOCAL/', 'webhook-url-internal'],
    ['https://home.arpa/', 'webhook-url-internal'],
    ['https://router.home.arpa/', 'webhook-url-internal'],
    ['https://127.0.0.1/', 'webhook-url-internal'],
    ['https://10.0.0.254/', 'webhook-url-internal'],
    ['https://127.0.0.0x1f/', 'webhook-url-internal'],
    ['https://127.0.0.0x/', 'webhook-url-internal'],
    ['https://hooks.example.4/', 'webhook-url-internal'],
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

  it('[PLUS-16] allows the local origin in any letter case', () => {
    expect(issue('HTTP://Localhost:4400/hooks', 'http://localhost:4400')).toBeNull();
    expect(issue('http://localhost:4400/hooks', 'http://LOCALHOST:4400')).toBeNull();
  });

  it('takes an address of 500 characters, and none of 501', () => {
    const ofLength = (length: number) => 'https://example.org/'.padEnd(length, 'x');
    expect(issue(ofLength(500))).toBeNull();
    expect(issue(ofLength(501))).toBe('webhook-url-invalid');
  });
});
