import { useWindowEvent } from '@mantine/hooks';
import { browserKey, idleFlagsOf, idleLimits, type IdleFlags } from '@partyline/session';
import { useEffect, useState } from 'react';
import { useStore } from '../../store.ts';
import { getSession, updateSession } from '../session-store.ts';
import { storedValues } from '../tabs/stored-values.ts';
import { openTabsChannel } from '../tabs/tabs-channel.ts';
import { followActivity } from './follow-activity.ts';
import { createIdleWatch, type IdleWatch, type OnIdleEnd } from './idle-watch.ts';

/** What is watched, and what happens at the end. Times are in milliseconds. */
export interface UseIdleOptions {
  /** How long without activity until the prompt opens; 20 minutes (1,200,000 ms) by default. [IDLE-3, GI-1] */
  readonly timeout?: number;
  /** How long the prompt is open until the end; 0 by default: no prompt. [IDLE-3] */
  readonly promptTimeout?: number;
  /** What to watch: null for nothing, a session that just began (`sign-in`) or that the app restored (`restore`). */
  readonly begin: 'sign-in' | 'restore' | null;
  readonly onEnd: OnIdleEnd;
}

/**
 * Watches for activity in all tabs together; returns the state machine, to draw a prompt from and to answer it. Mantine's `useIdle`
 * knows one tab and no prompt. The portal passes its 30 and 2 minutes. [IDLE-1 … IDLE-5, GI-1]
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

  // Subscribe before the first event: a restored session may be over at once.
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
  // A session that timed out keeps its flags until the user acknowledges the end.
  if (getSession().endedBy !== 'idle') updateSession(flags);
}

/** Copies the flags of a watch into the session until the returned function is called. [ENT-14, IDLE-6, GI-6] */
export function followIdle({ state }: IdleWatch): () => void {
  const update = (): void => updateFlags(idleFlagsOf(state.get()));
  // A restored session may be prompting already.
  update();
  return state.subscribe(update);
}

/** The user acknowledged the end of the session: its notice goes away. [AUTH-33, GI-6] */
export function acknowledgeEnd(): void {
  updateSession({ endedBy: null, userIdleTimeout: false, isIdleTimeoutAction: false });
}
