/** Special-purpose IPv4 networks of the IANA registry: first address and prefix length. */
const CLOSED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** In 2000::/3, special or carrying an IPv4 address: first two groups and prefix length. */
const CLOSED_IPV6 = [
  [0x2001, 0x0000, 23],
  [0x2001, 0x0db8, 32],
  [0x2002, 0x0000, 16],
  [0x2620, 0x004f, 32],
  [0x3fff, 0x0000, 20],
] as const;

/** The only IPv6 network with public addresses. */
const GLOBAL_UNICAST = [0x2000, 0, 3] as const;

/** `0.0.0.0` and `::`, which are not public. */
const UNREADABLE = 0;

/** Returns {@link UNREADABLE} for every spelling but four decimal numbers, octal and shortened ones too. */
function parseIpv4(text: string): number {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part))) return UNREADABLE;
  const bytes = parts.map(Number);
  return bytes.every((byte) => byte <= 255) ? bytes.reduce((sum, byte) => sum * 256 + byte, 0) : UNREADABLE;
}

/** Returns the first 32 bits of an IPv6 address; {@link UNREADABLE} for anything else, and with an IPv4 address at its end. */
function parseIpv6Start(text: string): number {
  const [head = '', tail, ...more] = text.split('::');
  const first = head.split(':');
  const groups = tail === undefined || tail === '' ? first : [...first, ...tail.split(':')];
  const isComplete = tail === undefined ? groups.length === 8 : groups.length < 8;
  if (!isComplete || more.length > 0 || !groups.every((group) => /^[\da-f]{1,4}$/i.test(group)))
    return UNREADABLE;
  const [a = '0', b = '0'] = first;
  return Number.parseInt(a, 16) * 65_536 + Number.parseInt(b, 16);
}

const isInside = (bits: number, network: number, length: number): boolean =>
  Math.floor(bits / 2 ** (32 - length)) === Math.floor(network / 2 ** (32 - length));

/** Returns whether an IP address is public; unreadable ones and IPv6 addresses that carry an IPv4 one are not. [PLUS-16] */
export function isPublicAddress(address: string): boolean {
  if (!address.includes(':')) {
    const bits = parseIpv4(address);
    return !CLOSED_IPV4.some(([start, length]) => isInside(bits, parseIpv4(start), length));
  }
  const bits = parseIpv6Start(address);
  const isIn = ([a, b, length]: readonly [number, number, number]): boolean =>
    isInside(bits, a * 65_536 + b, length);
  return isIn(GLOBAL_UNICAST) && !CLOSED_IPV6.some(isIn);
}
