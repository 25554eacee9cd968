import type { Notification } from '@partyline/contract';
import type { Language } from '@partyline/display';
import { parseCodedNotification } from '@partyline/notifications';
import { textsFor } from '@partyline/texts/by-language';

interface StoredMessage {
  readonly message: string;
  /** null where it is not known. */
  readonly language: Language | null;
  readonly code: string | null;
  readonly params: unknown;
}

/**
 * Returns the message of a stored notification, worded in a language. A sentence stored before, or with a code that this version does not know, stays, with
 * its own language where it is known. [HZ-16, NOTIF-2]
 */
export function wordNotification(
  { message, language, code, params }: StoredMessage,
  reader: Language,
): Pick<Notification, 'message' | 'code' | 'params' | 'language'> {
  const coded = parseCodedNotification({ code, params });
  if (coded !== null) return { message: textsFor(reader).notificationText(coded), ...coded };
  return { message, ...(language === null ? {} : { language }) };
}
