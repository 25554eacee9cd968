import { idleLimits } from '@partyline/session';
import { useEffect, useState } from 'react';
import { useStore } from '../../store.ts';
import { openTabsChannel } from '../between-tabs.ts';
import { localStore } from '../browser-storage.ts';
import { followActivity } from './follow-activity.ts';
import { createIdleWatch, type IdleWatch, type OnIdleEnd } from './idle-watch.ts';
import { ACTIVITY_KEY, createSharedActivity } from './shared-activity.ts';

/** What is watched, and what happens at the end. Times are in milliseconds. */
export interface UseIdleOptions {
  /** How long nothing may happen until the prompt opens; 20 minutes (1,200,000 ms) when left out. [IDLE-3, GI-1] */
  readonly timeout?: number;
  /** How long the prompt stands until the end; 0 when left out: then there is no prompt. [IDLE-3] */
  readonly promptTimeout?: number;
  /** What there is to watch: null for nothing, `sign-in` just begun, `restore` found when the app started. */
  readonly begin: 'sign-in' | 'restore' | null;
  readonly onEnd: OnIdleEnd;
}

/**
 * Watches whether anybody is there, in all tabs together, and gives the machine to draw a prompt from and to answer it.
 * The one way to watch: the portal names its 30 and 2 minutes, whoever names nothing has the default. [IDLE-1 … IDLE-5, GI-1]
 */
export function useIdle({ timeout, promptTimeout, begin, onEnd }: UseIdleOptions): IdleWatch {
  const [watch] = useState(() =>
    createIdleWatch({
      limits: idleLimits({
        ...(timeout === undefined ? {} : { timeoutMs: timeout }),
        ...(promptTimeout === undefined ? {} : { promptMs: promptTimeout }),
      }),
      activity: createSharedActivity(localStore),
      channel: openTabsChannel('portal.idle'),
    }),
  );
  const isOn = useStore(watch.state, ({ phase }) => phase === 'active' || phase === 'prompting');

  // Before anything is told: what was found can be over already.
  useEffect(() => watch.onEnd(onEnd), [watch, onEnd]);
  useEffect(() => {
    watch.tell({ kind: begin ?? 'signed-out' });
  }, [watch, begin]);
  useEffect(() => (isOn ? followActivity(watch) : undefined), [watch, isOn]);
  useEffect(() => {
    const look = ({ key }: StorageEvent): void => {
      if (key === ACTIVITY_KEY) watch.tell({ kind: 'look' });
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [watch]);
  return watch;
}
