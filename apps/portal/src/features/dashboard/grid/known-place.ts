import { browserKey } from '@partyline/session';
import type { TextStorage } from '../../../session/browser-storage.ts';

/** Where an element is: its width, and how far below the top of the document it begins; in px. */
export interface Place {
  readonly width: number;
  readonly top: number;
}

/** The views that remember where they were. */
export type PlacedView = 'grid' | 'list';

const KEY = browserKey('places');
const isSize = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

/** Whatever was stored of the views, by name: storage is open to everybody, so that anything can stand there. */
function readAll(storage: TextStorage): Record<string, unknown> {
  try {
    return { ...(JSON.parse(storage.getItem(KEY) ?? '{}') as object) }; // spread of anything is an object
  } catch {
    return {};
  }
}

/** Where a view was the last time in a window as wide; null when that is not known. A guess: the page may be another now. */
export function recallPlace(storage: TextStorage, view: PlacedView, windowWidth: number): Place | null {
  const stored = readAll(storage)[view];
  if (!Array.isArray(stored)) return null;
  const sizes: unknown[] = stored;
  const [inWindow, width, top] = sizes;
  return inWindow === windowWidth && isSize(width) && isSize(top) && width <= windowWidth
    ? { width, top }
    : null;
}

/** Remembers where a view is, for the next time. */
export function rememberPlace(
  storage: TextStorage,
  view: PlacedView,
  windowWidth: number,
  { width, top }: Place,
): void {
  const text = JSON.stringify({ ...readAll(storage), [view]: [windowWidth, width, top] });
  if (text !== storage.getItem(KEY)) storage.setItem(KEY, text);
}
