/** What tells one form from another. */
interface FormPlace {
  readonly page: string;
  readonly accountId: number | null;
  /** They hold what is edited, so that what was typed for one row never comes up for another. */
  readonly initialValues: object;
}

/** The key of a form's draft; null for a form with a password, which is never stored. */
export function draftKey({ page, accountId, initialValues }: FormPlace): string | null {
  if (Object.keys(initialValues).some((field) => /password/i.test(field))) return null;
  return JSON.stringify([page, accountId, initialValues]);
}

/** Reads the stored drafts by key; none where the text is something else. */
export function parseDrafts(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const drafts: unknown = JSON.parse(text ?? '{}');
    return isObject(drafts) ? drafts : {};
  } catch {
    return {};
  }
}

/** Returns the fields of a draft that the form has and that are of the same type there, or were or are unset; null for none. */
export function pickDraft<Values extends object>(draft: unknown, initialValues: Values): Values | null {
  if (!isObject(draft)) return null;
  const fields = Object.entries(initialValues).map(([field, initial]: [string, unknown]) => {
    const typed = draft[field];
    return [field, fits(typed, initial) ? typed : initial] as const;
  });
  // Each field is there, of the type it begins with.
  return Object.fromEntries(fields) as Values;
}

const fits = (typed: unknown, initial: unknown): boolean =>
  typeOf(typed) === typeOf(initial) || (typed !== undefined && (typed === null || initial === null));

const isObject = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object';

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
