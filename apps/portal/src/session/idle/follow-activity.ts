import type { IdleWatch } from './idle-watch.ts';

const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const;
const RETURN_EVENTS = ['focus', 'pageshow'] as const;
/** A moving pointer says the same many times a second; nothing here is that exact. */
const SAME_MOMENT_MS = 1_000;

/** The keys that move between the buttons of the prompt, there and back, and press them. */
const DIALOG_KEYS: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Enter', ' ']);

/** Whether somebody is on the way to one of the prompt's own buttons, which answer for themselves. */
function isInPrompt(event: Event): boolean {
  if (event instanceof KeyboardEvent) return DIALOG_KEYS.has(event.key);
  // The dialog's own element is as large as the window: what hits it is beside the prompt.
  const { target } = event;
  const dialog = target instanceof Element ? target.closest('dialog') : null;
  return dialog !== null && dialog !== target;
}

/**
 * Tells a watch of pointer, key, touch and wheel, and looks at the clock whenever the tab comes back, until the returned
 * function is called. While the prompt stands, whatever happens beside it closes it; what happens in it is left to its
 * buttons, since the pointer may be on its way to "Log out now". [IDLE-4, GI-8, GI-9, GI-10]
 */
export function followActivity({ state, tell }: IdleWatch): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true, capture: true };
  let heardAtMs = -Infinity;

  const hear = (event: Event): void => {
    const { phase } = state.get();
    const nowMs = Date.now();
    const isSame = nowMs >= heardAtMs && nowMs - heardAtMs < SAME_MOMENT_MS;
    if (phase === 'prompting' ? isInPrompt(event) : isSame || phase !== 'active') return;
    heardAtMs = nowMs;
    tell({ kind: 'activity', isVisible: document.visibilityState === 'visible' });
  };
  const look = (): void => tell({ kind: 'look' });
  const leave = (): void => tell({ kind: 'leave' });

  for (const name of ACTIVITY_EVENTS) window.addEventListener(name, hear, options);
  for (const name of RETURN_EVENTS) window.addEventListener(name, look, options);
  window.addEventListener('pagehide', leave, options);
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'visible' ? look() : leave()),
    options,
  );
  return () => stop.abort();
}
