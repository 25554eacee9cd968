import { LONG_PRESS_MS } from '@partyline/display';
import { useEffect } from 'react';
import { setLongPressed } from '../data/workspace-store.ts';
import { openOverlay } from '../data/open-overlay.ts';
import { headerAround, type WorkspaceHeader } from './workspace-header.ts';

/** How far a finger may move and still rest, in px. */
const MOVE_TOLERANCE_PX = 10;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

const prevent = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Calls back when a finger or pen rests on a workspace header, and not when it moves, scrolls or lifts before; the click at the end
 * of such a press and the browser's own menu are prevented. One listener on the document instead of Mantine's `useLongPress` on
 * every header: the headers of the virtual lists are plain elements. Returns the cleanup. [WS-23, GW-13]
 */
function watchLongPress(onLongPress: (header: WorkspaceHeader) => void): () => void {
  let press: Press | null = null;
  let hasOpened = false;
  const end = () => {
    clearTimeout(press?.timer);
    press = null;
  };
  const begin = (event: PointerEvent) => {
    end();
    hasOpened = false;
    const header = event.isPrimary && event.pointerType !== 'mouse' ? headerAround(event.target) : null;
    if (header === null) return;
    const open = () => {
      press = null;
      hasOpened = true;
      onLongPress(header);
    };
    press = { x: event.clientX, y: event.clientY, timer: setTimeout(open, LONG_PRESS_MS) };
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) > MOVE_TOLERANCE_PX) end();
  };
  const click = (event: Event) => {
    if (hasOpened) prevent(event);
    hasOpened = false;
  };
  const watching = new AbortController();
  const options = { capture: true, passive: true, signal: watching.signal };
  document.addEventListener('pointerdown', begin, options);
  document.addEventListener('pointermove', move, options);
  for (const over of ['pointerup', 'pointercancel', 'scroll']) document.addEventListener(over, end, options);
  const active = { ...options, passive: false };
  // The emulated mouse click would take the focus from the menu.
  document.addEventListener('touchend', (event) => hasOpened && event.preventDefault(), active);
  document.addEventListener('click', click, active);
  document.addEventListener(
    'contextmenu',
    (event) => (press !== null || hasOpened) && prevent(event),
    active,
  );
  return () => {
    end();
    watching.abort();
  };
}

const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === 'ContextMenu' || (key === 'F10' && shiftKey);

/** Calls back when the menu key is pressed on a workspace header; the browser's own menu does not open then. Returns the cleanup. [GW-13] */
function watchMenuKey(onMenuKey: (header: WorkspaceHeader) => void): () => void {
  let isHandled = false;
  const watching = new AbortController();
  const options = { signal: watching.signal };
  const keydown = (event: KeyboardEvent) => {
    const header = isMenuKey(event) ? headerAround(event.target) : null;
    isHandled = header !== null;
    if (header === null) return;
    event.preventDefault();
    onMenuKey(header);
  };
  document.addEventListener('keydown', keydown, options);
  // Some systems open their menu when the key is released.
  document.addEventListener(
    'keyup',
    (event) => isHandled && isMenuKey(event) && event.preventDefault(),
    options,
  );
  return () => watching.abort();
}

function open({ workspaceId, button }: WorkspaceHeader): void {
  openOverlay.set({ kind: 'workspace-menu', workspaceId, anchor: button });
}

/** Opens the menu of a workspace by a long press or the menu key on its header, beside its button. [WS-23, GW-13] */
export function useMenuGestures(): void {
  useEffect(() => {
    const cleanups = [
      watchLongPress((header) => {
        // The focus returns here when the menu closes: a finger has put it nowhere.
        header.button.focus({ preventScroll: true });
        setLongPressed(header.workspaceId);
        open(header);
      }),
      watchMenuKey(open),
    ];
    return () => cleanups.forEach((cleanup) => cleanup());
  }, []);
}
