import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';

/** One notification, or all of the current account. [GN-18] */
export type DeletionTarget = { readonly kind: 'one'; readonly docId: string } | { readonly kind: 'all' };

/**
 * Parses the target: `all`, or a notification's id. An empty text or anything else is 'no-target', so that nothing is
 * deleted by mistake. [GN-18]
 */
export function parseDeletionTarget(docId: unknown): Result<DeletionTarget, 'no-target'> {
  if (typeof docId !== 'string' || docId.trim() === '') return err('no-target');
  return ok(docId === 'all' ? { kind: 'all' } : { kind: 'one', docId });
}
