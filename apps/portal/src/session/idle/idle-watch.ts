import {
  IDLE_OFF,
  nextIdle,
  nextIdleLookDelayMs,
  type IdleEffect,
  type IdleEvent,
  type IdleLimits,
  type IdleState,
} from '@partyline/session';
import { createStore, type Store } from '../../store.ts';
import type { StoredValues } from '../tabs/stored-values.ts';
import type { TabsChannel } from '../tabs/tabs-channel.ts';

/** Returns the last activity in any tab, in ms since 1970, or null. [GI-4] */
export function readActivity(stored: StoredValues): number | null {
  const text = stored.get('activity');
  return text !== null && /^\d{1,16}$/.test(text) ? Number(text) : null;
}

export interface IdleWatchOptions {
  readonly limits: IdleLimits;
  /** Activity has its own key, never the user data. [GI-4, IDLE-4] */
  readonly stored: StoredValues;
  readonly channel: Pick<TabsChannel, 'postMessage' | 'addEventListener'>;
}

/** `logout`: answered in the prompt. */
export type OnIdleEnd = (reason: 'idle' | 'logged-out') => void;

export interface IdleWatch {
  readonly state: Store<IdleState>;
  readonly send: (event: IdleEvent) => void;
  /** Returns the unsubscribe function. */
  readonly onEnd: (listener: OnIdleEnd) => () => void;
}

type TabMessage = { readonly kind: 'activity'; readonly atMs: number } | { readonly kind: 'timed-out' };

function readMessage(data: unknown): TabMessage | null {
  const message = data as Partial<Record<string, unknown>> | null; // checked below
  if (message?.['kind'] === 'timed-out') return { kind: 'timed-out' };
  const atMs = message?.['atMs'];
  return message?.['kind'] === 'activity' && typeof atMs === 'number' ? { kind: 'activity', atMs } : null;
}

/**
 * Runs the domain's idle state machine on the wall clock and the tabs' shared time. With storage blocked the tabs still exchange
 * messages. [IDLE-1 … IDLE-5, GI-4, GI-8, GI-9]
 */
export function createIdleWatch({ limits, stored, channel }: IdleWatchOptions): IdleWatch {
  const state = createStore<IdleState>(IDLE_OFF);
  const listeners = new Set<OnIdleEnd>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const writeActivity = (atMs: number): void => stored.set('activity', String(Math.round(atMs)));
  const share = (message: TabMessage): void => channel.postMessage(message);
  const perform = (effect: IdleEffect): void => {
    switch (effect.kind) {
      case 'write-activity':
        writeActivity(effect.atMs);
        share({ kind: 'activity', atMs: effect.atMs });
        break;
      case 'tell-timed-out':
        share({ kind: 'timed-out' });
        break;
      case 'end-session':
        for (const listener of [...listeners]) listener(effect.reason);
    }
  };

  const send = (event: IdleEvent): void => {
    const reading = { nowMs: Date.now(), storedActivityMs: readActivity(stored) };
    const step = nextIdle(state.get(), event, reading, limits);
    state.set(step.state);
    step.effects.forEach(perform);
    clearTimeout(timer);
    const delayMs = nextIdleLookDelayMs(state.get(), Date.now(), limits);
    if (delayMs !== null) timer = setTimeout(() => send({ kind: 'look' }), delayMs);
  };

  channel.addEventListener('message', ({ data }) => {
    const message = readMessage(data);
    if (message?.kind === 'timed-out') send({ kind: 'timed-out-elsewhere' });
    if (message?.kind === 'activity') {
      if (readActivity(stored) !== message.atMs) writeActivity(message.atMs);
      send({ kind: 'look' });
    }
  });
  const onEnd = (listener: OnIdleEnd): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { state, send, onEnd };
}
