import { DEFAULT_LANGUAGE } from '@partyline/display';
import { parseCodedNotification } from '@partyline/notifications';
import { notificationText } from '@partyline/texts';

type Wire = Readonly<Record<string, unknown>>;

/**
 * Returns a document worded in the language of the page. Documents carry an English message beside the code, which stays, marked,
 * where a newer server's code is not known; documents from before have a sentence only. [HZ-16]
 */
export function wordDocument(wire: Wire): Wire {
  const { code, params } = wire;
  const coded = parseCodedNotification({ code, params });
  if (coded !== null) return { ...wire, message: notificationText(coded) };
  return code === undefined ? wire : { ...wire, language: DEFAULT_LANGUAGE };
}
