import { isSpinnerShown } from '../loading/spinner.ts';
import { openShortcuts, palette } from '../overlays/overlay-stores.ts';

/** Command replaces Ctrl. */
export const IS_APPLE = /Mac|iP/.test(navigator.userAgent);

/** Dialogs, menus and panels, also while they load. */
const COVERS = '[role=dialog], [role=menu], [aria-haspopup=dialog][aria-expanded=true]';

function isCovered(): boolean {
  return document.querySelector(COVERS) !== null || isSpinnerShown();
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** Returns whether this is Ctrl+K, or Command+K on Apple. */
export function isPaletteKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  const isHeld = IS_APPLE ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isHeld && !shiftKey && !altKey && key.toLowerCase() === 'k';
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || isCovered()) return;
  if (isPaletteKey(event)) {
    event.preventDefault();
    palette.open();
    return;
  }
  // Typing is no shortcut.
  if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '?') openShortcuts.set(true);
  if (event.key !== '/') return;
  const search = document.querySelector<HTMLElement>('[role=search] input');
  if (search === null) return;
  event.preventDefault();
  search.focus();
}

/** Handles the shortcuts of palette, help and search; returns the stop function. [PLUS-26] */
export function followKeys(): () => void {
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
