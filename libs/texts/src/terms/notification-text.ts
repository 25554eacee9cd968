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

/** Returns the words of a host with which a message ends, whose language hosts do not report; null for none. [HZ-16] */
export function findHostText({ message, code, params }: WordedNotification): string | null {
  const reason = code === 'device-failed' ? params?.['reason'] : undefined;
  if (typeof reason !== 'string' || parseOwnFailure(reason) !== null) return null;
  const hostText = named(reason, '');
  return hostText !== '' && message.endsWith(hostText) ? hostText : null;
}
