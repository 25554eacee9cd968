import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';

/** The acceptance of a transfer or a request, by the name of its document. [GO-1, OWN-8] */
export interface OwnershipAcceptance {
  readonly docId: string;
  readonly action: 'accept';
}

/**
 * What the call that verifies an ownership action carries: the document's name and the action `accept`, and nothing else;
 * rejecting is a call of its own. Anything else is 'request-not-proper'. [GO-1, OWN-8]
 */
export function parseOwnershipAcceptance(body: unknown): Result<OwnershipAcceptance, 'request-not-proper'> {
  if (typeof body !== 'object' || body === null) return err('request-not-proper');
  const entries: ReadonlyMap<string, unknown> = new Map(Object.entries(body));
  const docId = entries.get('docId');
  // Both are looked at, so with two fields there is no other.
  if (entries.size !== 2 || entries.get('action') !== 'accept') return err('request-not-proper');
  return typeof docId === 'string' && docId.trim() !== ''
    ? ok({ docId, action: 'accept' })
    : err('request-not-proper');
}
