import { compareCursors, parseCursor } from '@partyline/notifications';
import { onAccountDataReset } from '../session-store.ts';

/** The position of the oldest answer of this page and account; null before one. */
let first: string | null = null;
let onOlder: (() => void) | null = null;

onAccountDataReset(() => {
  first = null;
});

/** Remembers an answer's position in the stream of notifications. */
export function noteAnswer(cursor: string): void {
  if (first !== null && !isAfter(first, cursor)) return;
  const isOlder = first !== null;
  first = cursor;
  if (isOlder) onOlder?.();
}

/** Returns the position from which the stream misses nothing of what this page has read. */
export function firstAnswer(): string | null {
  return first;
}

/** Calls back when an answer turns out to be older than those before; pass null to end. */
export function onOlderAnswer(listener: (() => void) | null): void {
  onOlder = listener;
}

/** Compares positions; false if one is invalid. */
export function isAfter(cursor: string, other: string): boolean {
  const [a, b] = [parseCursor(cursor), parseCursor(other)];
  return a.ok && b.ok && compareCursors(a.value, b.value) > 0;
}
