/** The license agreement as the gate shows it. [EULA-3 … EULA-8, GE-13] */
export interface EulaText {
  readonly version: string;
  readonly title: string;
  /** ISO 8601, the day alone. */
  readonly date: string;
  readonly body: string;
  readonly tosUrl: string;
  readonly privacyUrl: string;
}

const FIELDS = ['version', 'title', 'date', 'body', 'tosUrl', 'privacyUrl'] as const;
/** A web address, or a path of this origin. */
const LINK = /^(?:https?:\/\/[^\s/]|\/(?![/\\]))[^\s]*$/i;

/**
 * The agreement to show: what the server answered if every part of it is there and its links lead to the web, else the
 * bundled copy as a whole, so that no title stands over another's text. [GE-9, GE-13]
 */
export function eulaTextOf(answer: unknown, bundled: EulaText): EulaText {
  if (typeof answer !== 'object' || answer === null) return bundled;
  const fields = new Map<string, unknown>(Object.entries(answer));
  const text = (name: (typeof FIELDS)[number]): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const isWhole = FIELDS.every((name) => text(name) !== '');
  if (!isWhole || !LINK.test(text('tosUrl')) || !LINK.test(text('privacyUrl'))) return bundled;
  return {
    version: text('version'),
    title: text('title'),
    date: text('date'),
    body: text('body'),
    tosUrl: text('tosUrl'),
    privacyUrl: text('privacyUrl'),
  };
}
