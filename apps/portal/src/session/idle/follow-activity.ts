import type { IdleWatch } from './idle-watch.ts';

const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const;
const RETURN_EVENTS = ['focus', 'pageshow'] as const;
/** For pointer moves. */
const THROTTLE_MS = 1_000;

/** Move between the prompt's buttons and press them. */
const PROMPT_KEYS: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Enter', ' ']);

function isInPrompt(event: Event): boolean {
  if (event instanceof KeyboardEvent) return PROMPT_KEYS.has(event.key);
  return event.target instanceof Element && event.target.closest('[role=dialog]') !== null;
}

/**
 * Sends pointer, key, touch and wheel activity to a watch, and checks the clock on visibility and focus; returns the stop
 * function. Activity beside an open prompt closes it, inside does not: the pointer may be heading for "Log out now". [IDLE-4,
 * GI-8, GI-9, GI-10]
 */
export function followActivity({ state, send }: IdleWatch): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true, capture: true };
  let lastMs = -Infinity;

  const onActivity = (event: Event): void => {
    const { phase } = state.get();
    const nowMs = Date.now();
    const isThrottled = nowMs >= lastMs && nowMs - lastMs < THROTTLE_MS;
    if (phase === 'prompting' ? isInPrompt(event) : isThrottled || phase !== 'active') return;
    lastMs = nowMs;
    send({ kind: 'activity', isVisible: document.visibilityState === 'visible' });
  };
  const look = (): void => send({ kind: 'look' });
  const leave = (): void => send({ kind: 'leave' });

  for (const name of ACTIVITY_EVENTS) window.addEventListener(name, onActivity, options);
  for (const name of RETURN_EVENTS) window.addEventListener(name, look, options);
  window.addEventListener('pagehide', leave, options);
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'visible' ? look() : leave()),
    options,
  );
  return () => stop.abort();
}
