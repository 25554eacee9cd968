import { LONG_PRESS_MS } from '@partyline/display';
import { useEffect } from 'react';
import { setLongPressed } from '../data/workspace-store.ts';
import { openOverlay } from '../data/page-state.ts';

/** Finger movement still counted as resting. */
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
 * Detects a long press (finger or pen) on a workspace header; prevents its click and the native menu. One listener on the document,
 * because virtual headers are plain elements without `useLongPress`. Returns the cleanup. [WS-23, GW-13]
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
  // The emulated click would take the focus from the menu.
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

/** Handles the menu key on a workspace header instead of the native menu. Returns the cleanup. [GW-13] */
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
  // Some systems open their menu on key release.
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

/** Opens a workspace menu by long press or menu key. [WS-23, GW-13] */
export function useMenuGestures(): void {
  useEffect(() => {
    const cleanups = [
      watchLongPress((header) => {
        // A touch sets no focus; it returns here when the menu closes.
        header.button.focus({ preventScroll: true });
        setLongPressed(header.workspaceId);
        open(header);
      }),
      watchMenuKey(open),
    ];
    return () => cleanups.forEach((cleanup) => cleanup());
  }, []);
}

const MENU_ATTRIBUTE = 'data-workspace-menu';

interface WorkspaceHeader {
  readonly workspaceId: number;
  readonly button: HTMLElement;
}

/** Finds the header around an element; null outside, or without a menu. */
function headerAround(target: EventTarget | null): WorkspaceHeader | null {
  return target instanceof Element ? headerOf(target.closest(`[${MENU_ATTRIBUTE}]`)) : null;
}

/** Finds a workspace's header; null while not rendered. */
export function findHeader(workspaceId: number): WorkspaceHeader | null {
  return headerOf(document.querySelector(`[${MENU_ATTRIBUTE}="${workspaceId}"]`));
}

function headerOf(header: Element | null): WorkspaceHeader | null {
  const button = header?.querySelector<HTMLElement>('[aria-haspopup=menu]');
  return header && button ? { workspaceId: Number(header.getAttribute(MENU_ATTRIBUTE)), button } : null;
}
