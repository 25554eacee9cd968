import { parseOrigin, type WebOrigin } from './web-origin.ts';

/** What stands for the wildcard while an entry is read: a label nobody registers. */
const WILDCARD_LABEL = 'wildcard-0';

/**
 * Says whether an origin is on a list. Scheme, host and port must be equal; an entry whose host begins with `*.` allows
 * every host below the rest, which must have at least two labels. An entry that cannot be read allows nothing. [GD-22]
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
