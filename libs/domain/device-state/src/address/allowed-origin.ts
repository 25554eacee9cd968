import { parseOrigin, type WebOrigin } from './web-origin.ts';

/** Replaces the wildcard while an entry is parsed. */
const WILDCARD_LABEL = 'wildcard-0';

/**
 * Whether an origin is on a list, by scheme, host and port. A host `*.` allows every subdomain of the rest, which needs
 * at least two labels. An unreadable entry allows nothing. [GD-22]
 */
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
