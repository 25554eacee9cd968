import type { AnyRouter } from '@tanstack/react-router';
import { config } from './config.ts';
import { followDeploys } from './shell/messages/follow-deploys.ts';
import { startAnalytics } from './session/analytics/start-analytics.ts';
import { followLanguage } from './session/follow-language.ts';
import { prefetch } from './lazy-module.ts';
import { messageList } from './shell/messages/message-area.tsx';
import { closeOnBack } from './shell/overlays/close-on-back.ts';

/** Starts the non-urgent parts once the browser is idle. [AUTH-31, PLUS-29, PLUS-30] */
export function startLater(router: AnyRouter): void {
  closeOnBack(router);
  followDeploys();
  followLanguage();
  const { analytics } = config;
  if (analytics !== undefined) startAnalytics(router, analytics);
  // So that messages show offline.
  void prefetch([messageList]);
}
