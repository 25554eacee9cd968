const LONGEST_NAME = 100;
const LONGEST_REASON = 300;
const INSTANT = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;

/** Returns a name for a mail: one line, limited, never empty. */
export function named(name: string, otherwise: string): string {
  const line = name.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  if (line === '') return otherwise;
  if (line.length <= LONGEST_NAME) return line;
  return `${/^.{0,99}/su.exec(line)?.[0] ?? ''}…`;
}

/** Formats an instant with its zone, since the reader's is unknown. */
export function timeIn(locale: string, at: Date): string {
  return `${new Intl.DateTimeFormat(locale, INSTANT).format(at)} UTC`;
}

/** Returns an outage's reason for a mail: one line, limited. */
export function outageReason({ reason }: { readonly reason: string }): string {
  return reason.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_REASON);
}

/** Lists the non-empty lines of a message. */
export function messageLines(message: string): readonly string[] {
  return message.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
}
