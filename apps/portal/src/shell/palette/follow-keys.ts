import { useLayoutEffect } from 'react';
import { openDialog, openedDialogs } from '../dialogs/dialogs.ts';
import { isSpinnerShown } from '../loading/spinner.ts';
import { moveToRegion } from '../page/region-keys.ts';

/** Command replaces Ctrl. */
export const IS_APPLE = /Mac|iP/.test(navigator.userAgent);

/** Dialogs, menus and panels, the last also while they load. */
const COVERS = '[role=dialog], [role=menu], [aria-haspopup=dialog][aria-expanded=true]';

function isCovered(): boolean {
  return openedDialogs.get().length > 0 || document.querySelector(COVERS) !== null || isSpinnerShown();
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
    openDialog('palette', {});
    return;
  }
  if (event.key === 'F6' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    if (moveToRegion(event.shiftKey ? -1 : 1)) event.preventDefault();
    return;
  }
  // Typing is no shortcut.
  if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '?') openDialog('shortcuts', {});
  if (event.key !== '/') return;
  const search = document.querySelector<HTMLElement>('[role=search] input');
  if (search === null) return;
  event.preventDefault();
  search.focus();
}

function followKeys(): () => void {
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

/** Handles the shortcuts of palette, help, search and the parts of the page on signed-in pages. [PLUS-26] */
export function ShortcutKeys() {
  // With the first paint, as keys may follow at once.
  useLayoutEffect(followKeys, []);
  return null;
}
