import { nextOwnershipBook, type OwnershipBook } from '@partyline/workspaces';

/** Returns the book without expired transfers and those without a party. [GO-3, GO-6] */
export function settledBook(book: OwnershipBook, nowMs: number): OwnershipBook {
  const settled = nextOwnershipBook(book, { type: 'members-changed', members: book.members }, nowMs);
  if (!settled.ok) throw new Error(`The memberships of an account break a rule: ${settled.error}.`);
  return settled.value;
}
