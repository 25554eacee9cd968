import { useWindowEvent } from '@mantine/hooks';
import { browserKey, idleFlagsOf, idleLimits, type IdleFlags } from '@partyline/session';
import { useEffect, useState } from 'react';
import { useStore } from '../../store.ts';
import { getSession, updateSession } from '../session-store.ts';
import { storedValues } from '../tabs/stored-values.ts';
import { openTabsChannel } from '../tabs/tabs-channel.ts';
import { createIdleWatch, type IdleWatch, type OnIdleEnd } from './idle-watch.ts';

/** Times are in milliseconds. */
export interface UseIdleOptions {
  /** Idle time; default 20 minutes (1,200,000 ms). [IDLE-3, GI-1] */
  readonly timeout?: number;
  /** Default 0: no prompt. [IDLE-3] */
  readonly promptTimeout?: number;
  /** null watches nothing. */
  readonly begin: 'sign-in' | 'restore' | null;
  readonly onEnd: OnIdleEnd;
}

/**
 * Watches activity in all tabs; returns the state machine, for the prompt. Mantine's `useIdle` knows one tab and no prompt. The
 * portal passes 30 and 2 minutes. [IDLE-1 … IDLE-5, GI-1]
 */
export function useIdle({ timeout, promptTimeout, begin, onEnd }: UseIdleOptions): IdleWatch {
  const [watch] = useState(() =>
    createIdleWatch({
      limits: idleLimits({
        ...(timeout === undefined ? {} : { timeoutMs: timeout }),
        ...(promptTimeout === undefined ? {} : { promptMs: promptTimeout }),
      }),
      stored: storedValues,
      channel: openTabsChannel('portal.idle'),
    }),
  );
  const isOn = useStore(watch.state, ({ phase }) => phase === 'active' || phase === 'prompting');

  // Before the first event: a restored session may be over at once.
  useEffect(() => watch.onEnd(onEnd), [watch, onEnd]);
  useEffect(() => {
    watch.send({ kind: begin ?? 'signed-out' });
  }, [watch, begin]);
  useEffect(() => (isOn ? followActivity(watch) : undefined), [watch, isOn]);
  useWindowEvent('storage', ({ key }) => {
    if (key === browserKey('activity')) watch.send({ kind: 'look' });
  });
  return watch;
}

function updateFlags(flags: IdleFlags): void {
  // The flags stay until acknowledged.
  if (getSession().endedBy !== 'idle') updateSession(flags);
}

/** Copies a watch's flags into the session; returns the stop function. [ENT-14, IDLE-6, GI-6] */
export function followIdle({ state }: IdleWatch): () => void {
  const update = (): void => updateFlags(idleFlagsOf(state.get()));
  // It may be prompting already.
  update();
  return state.subscribe(update);
}

/** Removes the notice of the session's end. [AUTH-33, GI-6] */
export function acknowledgeEnd(): void {
  updateSession({ endedBy: null, userIdleTimeout: false, isIdleTimeoutAction: false });
}

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
function followActivity({ state, send }: IdleWatch): () => void {
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
