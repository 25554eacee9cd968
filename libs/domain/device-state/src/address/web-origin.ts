/** Scheme, host and port of a web address. */
export interface WebOrigin {
  readonly scheme: 'http' | 'https';
  /** Lower case, without a closing dot. */
  readonly host: string;
  readonly port: number;
}

const DEFAULT_PORTS = { http: 80, https: 443 } as const;
const ORIGIN = /^(https?):\/\/([a-z\d.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** Whether a host is made of whole labels, or is an IPv6 address in brackets. */
function isHost(host: string): boolean {
  if (host.startsWith('[')) return host.includes(':');
  return host.length <= 253 && host.split('.').every((label) => LABEL.test(label));
}

/**
 * Parses `scheme://host[:port]` of http or https, in any letter case; null for everything else, such as a user name, an
 * empty host, a port outside 1 to 65535 or text behind the port. [GD-22]
 */
export function parseOrigin(text: string): WebOrigin | null {
  const [, scheme, host = '', port] = ORIGIN.exec(text.toLowerCase()) ?? [];
  if ((scheme !== 'http' && scheme !== 'https') || !isHost(host)) return null;
  const number = port === undefined ? DEFAULT_PORTS[scheme] : Number(port);
  return number >= 1 && number <= 65_535 ? { scheme, host, port: number } : null;
}
