import type { RuntimeConfig } from '@partyline/contract';
import type { AnyRouter } from '@tanstack/react-router';
import { config } from '../../config.ts';
import { whenIdle } from '../../next-task.ts';
import { sessionStore } from '../session-store.ts';
import { followAnalytics } from './follow-analytics.ts';

/** Measures which screens are used, by the patterns of their routes, which hold no ids. [AUTH-31, AUTH-32, HZ-7] */
export function startAnalytics(router: AnyRouter, settings: NonNullable<RuntimeConfig['analytics']>): void {
  const reporter = followAnalytics(async () => {
    await whenIdle(2_000);
    const { openAnalytics } = await import('./firebase-analytics.ts');
    return openAnalytics(config.identity, settings);
  }, sessionStore);
  let shown: string | undefined;
  // By the path itself: the router tells no change for one that overtook another navigation.
  const show = (): void => {
    const match = router.state.matches.at(-1);
    if (match === undefined || match.pathname === shown) return;
    shown = match.pathname;
    reporter.show(match.fullPath);
  };
  show();
  router.subscribe('onRendered', show);
}
