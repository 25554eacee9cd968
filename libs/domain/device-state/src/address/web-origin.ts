interface WebOrigin {
  readonly scheme: 'http' | 'https';
  /** Lower case, without a closing dot. */
  readonly host: string;
  readonly port: number;
}

const DEFAULT_PORTS = { http: 80, https: 443 } as const;
const ORIGIN = /^(https?):\/\/([a-z\d.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Returns whether a host consists of whole labels, or is an IPv6 address in brackets. */
function isHost(host: string): boolean {
  if (host.startsWith('[')) return host.includes(':');
  return host.length <= 253 && host.split('.').every((label) => LABEL.test(label));
}

/** Parses `scheme://host[:port]` in any letter case; null for anything else. [GD-22] */
export function parseOrigin(text: string): WebOrigin | null {
  const [, scheme, host = '', port] = ORIGIN.exec(text.toLowerCase()) ?? [];
  if ((scheme !== 'http' && scheme !== 'https') || !isHost(host)) return null;
  const number = port === undefined ? DEFAULT_PORTS[scheme] : Number(port);
  return number >= 1 && number <= 65_535 ? { scheme, host, port: number } : null;
}

/** Replaces the wildcard while an entry is parsed. */
const WILDCARD_LABEL = 'wildcard-0';

/** Returns whether an origin is listed; `*.` allows every subdomain of at least two labels, an unreadable entry nothing. [GD-22] */
export function isOriginAllowed(origin: WebOrigin, allowedOrigins: readonly string[]): boolean {
  return allowedOrigins.some((entry) => allows(entry, origin));
}

function allows(entry: string, origin: WebOrigin): boolean {
  const hasWildcard = /^https?:\/\/\*\./i.test(entry);
  const allowed = parseOrigin(hasWildcard ? entry.replace('*', WILDCARD_LABEL) : entry);
  if (allowed?.scheme !== origin.scheme || allowed.port !== origin.port) return false;
  if (!hasWildcard) return allowed.host === origin.host;
  const below = allowed.host.slice(WILDCARD_LABEL.length);
  return below.indexOf('.', 1) > 0 && origin.host.endsWith(below);
}
