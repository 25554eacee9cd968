import type { CodedNotification, NotificationCode, NotificationParams } from '@partyline/notifications';

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
