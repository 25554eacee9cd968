/** The license agreement in the profile gate. [EULA-3 … EULA-8, GE-13] */
export interface EulaText {
  readonly version: string;
  /** Of the text; a page in another language marks it. [HZ-17] */
  readonly language: string;
  readonly title: string;
  /** ISO 8601, the day alone. */
  readonly date: string;
  readonly body: string;
  readonly tosUrl: string;
  readonly privacyUrl: string;
}

const FIELDS = ['version', 'language', 'title', 'date', 'body', 'tosUrl', 'privacyUrl'] as const;
/** A web address, or a path of this origin. */
const LINK = /^(?:https?:\/\/[^\s/]|\/(?![/\\]))[^\s]*$/i;

/** Returns the server's text if complete and with web links, else the whole bundled copy: texts are never mixed. [GE-9, GE-13] */
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
    language: text('language'),
    title: text('title'),
    date: text('date'),
    body: text('body'),
    tosUrl: text('tosUrl'),
    privacyUrl: text('privacyUrl'),
  };
}
