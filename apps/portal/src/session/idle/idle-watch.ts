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
import type { TabChannel } from '../shared-tokens.ts';
import type { SharedActivity } from './shared-activity.ts';

/** What a watch needs from around it. */
export interface IdleWatchOptions {
  readonly limits: IdleLimits;
  readonly activity: SharedActivity;
  /** Reaches the other tabs. */
  readonly channel: TabChannel;
}

/** Told that the session is over: nobody was there, or somebody answered so. */
export type OnIdleEnd = (reason: 'idle' | 'logged-out') => void;

/** The idle machine of one tab, with its clock. */
export interface IdleWatch {
  readonly state: Store<IdleState>;
  /** Tells the machine what happened, and does what it says. */
  readonly tell: (event: IdleEvent) => void;
  /** Calls back at the end, until the returned function is called. */
  readonly onEnd: (listener: OnIdleEnd) => () => void;
}

/** What tabs tell each other. */
type TabMessage = { readonly kind: 'activity'; readonly atMs: number } | { readonly kind: 'timed-out' };

function readMessage(data: unknown): TabMessage | null {
  const message = data as Partial<Record<string, unknown>> | null; // checked in the next lines
  if (message?.['kind'] === 'timed-out') return { kind: 'timed-out' };
  const atMs = message?.['atMs'];
  return message?.['kind'] === 'activity' && typeof atMs === 'number' ? { kind: 'activity', atMs } : null;
}

/**
 * Runs the idle machine of a tab: gives it the wall clock and the time all tabs share, sets the timer it asks for, and
 * carries its effects out. Where storage is switched off the tabs still hear each other. [IDLE-1 … IDLE-5, GI-4, GI-8, GI-9]
 */
export function createIdleWatch({ limits, activity, channel }: IdleWatchOptions): IdleWatch {
  const state = createStore<IdleState>(IDLE_OFF);
  const listeners = new Set<OnIdleEnd>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const share = (message: TabMessage): void => channel.postMessage(message);
  const perform = (effect: IdleEffect): void => {
    switch (effect.kind) {
      case 'write-activity':
        activity.write(effect.atMs);
        share({ kind: 'activity', atMs: effect.atMs });
        break;
      case 'tell-timed-out':
        share({ kind: 'timed-out' });
        break;
      case 'end-session':
        for (const listener of [...listeners]) listener(effect.reason);
    }
  };

  const tell = (event: IdleEvent): void => {
    const reading = { nowMs: Date.now(), storedActivityMs: activity.read() };
    const step = nextIdle(state.get(), event, reading, limits);
    state.set(step.state);
    step.effects.forEach(perform);
    clearTimeout(timer);
    const delayMs = nextIdleLookDelayMs(state.get(), Date.now(), limits);
    if (delayMs !== null) timer = setTimeout(() => tell({ kind: 'look' }), delayMs);
  };

  channel.addEventListener('message', ({ data }) => {
    const message = readMessage(data);
    if (message?.kind === 'timed-out') tell({ kind: 'timed-out-elsewhere' });
    if (message?.kind === 'activity') {
      if (activity.read() !== message.atMs) activity.write(message.atMs);
      tell({ kind: 'look' });
    }
  });
  const onEnd = (listener: OnIdleEnd): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { state, tell, onEnd };
}
