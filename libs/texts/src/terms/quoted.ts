const LONGEST_NAME = 100;
const LONGEST_REASON = 300;
const INSTANT = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;

/** A name as it is quoted in a mail: on one line, not endless, and never empty. */
export function named(name: string, otherwise: string): string {
  const line = name.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  if (line === '') return otherwise;
  if (line.length <= LONGEST_NAME) return line;
  return `${/^.{0,99}/su.exec(line)?.[0] ?? ''}…`;
}

/** An instant in words, with its zone: a mail does not know where it is read. */
export function timeIn(locale: string, at: Date): string {
  return `${new Intl.DateTimeFormat(locale, INSTANT).format(at)} UTC`;
}

/** The reason of an outage as a mail quotes it: on one line, and not endless. */
export function outageReason({ reason }: { readonly reason: string }): string {
  return reason.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_REASON);
}

/** The lines of a message that say something. */
export function messageLines(message: string): readonly string[] {
  return message.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
}
