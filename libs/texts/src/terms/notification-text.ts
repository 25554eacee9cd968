import { parseOwnFailure } from '@partyline/device-state';
import type { CodedNotification, NotificationCode, NotificationParams } from '@partyline/notifications';
import { named } from './quoted.ts';

/** One text per code. */
export type NotificationTexts = {
  readonly [Code in NotificationCode]: (params: NotificationParams<Code>) => string;
};

/** Returns the function that words a code with its parameters. */
export function notificationTextOf(
  texts: NotificationTexts,
): <Code extends NotificationCode>(coded: CodedNotification<Code>) => string {
  return ({ code, params }) => texts[code](params);
}

interface WordedNotification {
  readonly message: string;
  readonly code?: string | undefined;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Returns the text of a host with which a message ends, and what precedes it: hosts do not report the language of their texts. Null
 * for a message without one. [HZ-16]
 */
export function splitHostText({
  message,
  code,
  params,
}: WordedNotification): { readonly before: string; readonly hostText: string } | null {
  const reason = code === 'device-failed' ? params?.['reason'] : undefined;
  if (typeof reason !== 'string' || parseOwnFailure(reason) !== null) return null;
  const hostText = named(reason, '');
  if (hostText === '' || !message.endsWith(hostText)) return null;
  return { before: message.slice(0, -hostText.length), hostText };
}
