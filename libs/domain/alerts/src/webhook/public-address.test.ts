import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

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
    '192.31.196.1',
    '192.52.193.1',
    '192.88.99.1',
    '192.175.48.1',
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
    '2001:1ff::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '2620:4f:8000::1',
    '3fff:1::1',
    '3fff:fff::1',
    '4000::1',
    '',
    'localhost',
    '8.8.8',
    '8.8.8.8.8',
    '01.2.3.4',
    '1.2.3.1e1',
    '1.2.3.-4',
    '0x7f.0.0.1',
    '1.2.3.256',
    '2a00:1::2::3',
    '2a00:1',
    '2a00:1:2:3:4:5:6',
    '2a00:1:2:3:4:5:6:7:8',
    '2a00::1:2:3:4:5:6:7',
    '2a00:1:2:3:4:5:6:7::',
    '2a00:::1',
    '2a00::xyz',
    '2a00::12345',
    '2a00::1.2.3.4',
    '2a00:1.2.3.4::1',
    '2a00:1:2:3:4:5:1.2.3.4',
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
  it.each([
    '2606:4700:4700::1111',
    '2a00:1450:4001:80b::200e',
    '2001:4860:4860::8888',
    '2600::',
    '2a00:1:2:3:4:5:6:7',
    '2a00::2:3:4:5:6:7',
    '2a00:1:2:3:4:5:6::',
    '2001:200::1',
    '3fff:1000::1',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

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
