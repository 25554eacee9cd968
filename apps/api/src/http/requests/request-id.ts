import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const NAMED_NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
/** Long enough to be unique, and safe in logs and headers. */
const PROPER_ID = /^[\w-]{8,64}$/;

/** Returns the generator of request ids: a trusted proxy's X-Request-Id, else a new one; other callers could imitate calls. */
export function createRequestIds(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = networksOf(trustedProxies);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isProper = typeof given === 'string' && PROPER_ID.test(given);
    return isProper && isWithin(trusted, socket.remoteAddress) ? given : randomUUID();
  };
}

function networksOf(entries: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const entry of entries.flatMap((name) => NAMED_NETWORKS[name] ?? [name])) {
    const [address = '', bits] = entry.split('/');
    const family = familyOf(address);
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(bits), family);
  }
  return networks;
}

function isWithin(networks: BlockList, address: string | undefined): boolean {
  return address !== undefined && isIP(address) !== 0 && networks.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
