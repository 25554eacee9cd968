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
  const show = (): void => reporter.show(router.state.matches.at(-1)?.fullPath ?? '/');
  show();
  router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged) show();
  });
}
