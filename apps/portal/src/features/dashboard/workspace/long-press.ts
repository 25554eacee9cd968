import { LONG_PRESS_MS } from '@partyline/display';
import { headAround, type WorkspaceHead } from './heads.ts';

/** How far a finger may stray and still rest, in px. */
const STRAY_PX = 10;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Calls back when a finger or pen has rested on the head of a workspace; not when it moves, scrolls or lifts before. The click that
 * ends such a press, and the browser's own menu, do not happen. The function it gives ends all that. [WS-23, GW-13]
 */
export function watchLongPress(onLongPress: (head: WorkspaceHead) => void): () => void {
  let press: Press | null = null;
  let hasOpened = false;
  const end = () => {
    clearTimeout(press?.timer);
    press = null;
  };
  const begin = (event: PointerEvent) => {
    end();
    hasOpened = false;
    const head = event.isPrimary && event.pointerType !== 'mouse' ? headAround(event.target) : null;
    if (head === null) return;
    const open = () => {
      press = null;
      hasOpened = true;
      onLongPress(head);
    };
    press = { x: event.clientX, y: event.clientY, timer: setTimeout(open, LONG_PRESS_MS) };
  };
  const move = (event: PointerEvent) => {
    if (press === null) return;
    if (Math.hypot(event.clientX - press.x, event.clientY - press.y) > STRAY_PX) end();
  };
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  // Else a mouse would be played where the finger was, which takes the focus from the menu.
  const lift = (event: Event) => {
    if (hasOpened) event.preventDefault();
  };
  const click = (event: Event) => {
    if (hasOpened) swallow(event);
    hasOpened = false;
  };
  const browserMenu = (event: Event) => {
    if (press !== null || hasOpened) swallow(event);
  };

  const watching = new AbortController();
  const options = { capture: true, passive: true, signal: watching.signal };
  document.addEventListener('pointerdown', begin, options);
  document.addEventListener('pointermove', move, options);
  for (const over of ['pointerup', 'pointercancel', 'scroll']) document.addEventListener(over, end, options);
  const active = { ...options, passive: false };
  document.addEventListener('touchend', lift, active);
  document.addEventListener('click', click, active);
  document.addEventListener('contextmenu', browserMenu, active);
  return () => {
    end();
    watching.abort();
  };
}
