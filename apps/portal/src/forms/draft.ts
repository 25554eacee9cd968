interface FormPlace {
  readonly page: string;
  readonly accountId: number | null;
  /** Part of the key: distinguish forms of two rows. */
  readonly initialValues: object;
  /** Where two rows may have the same initial values. */
  readonly row: string | undefined;
}

/** Returns a draft's key; null for a form with a password, which is never stored. */
export function draftKey({ page, accountId, initialValues, row }: FormPlace): string | null {
  if (Object.keys(initialValues).some((field) => /password/i.test(field))) return null;
  return JSON.stringify([page, accountId, initialValues, row]);
}

/** Parses the drafts by key; none for invalid text. */
export function parseDrafts(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const drafts: unknown = JSON.parse(text ?? '{}');
    return isObject(drafts) ? drafts : {};
  } catch {
    return {};
  }
}

/** Returns the fields with draft values of the same type or null; null without a draft. */
export function pickDraft<Values extends object>(draft: unknown, initialValues: Values): Values | null {
  if (!isObject(draft)) return null;
  const fields = Object.entries(initialValues).map(([field, initial]: [string, unknown]) => {
    const typed = draft[field];
    return [field, fits(typed, initial) ? typed : initial] as const;
  });
  // Every field is set and has its initial type.
  return Object.fromEntries(fields) as Values;
}

const fits = (typed: unknown, initial: unknown): boolean =>
  typeOf(typed) === typeOf(initial) || (typed !== undefined && (typed === null || initial === null));

const isObject = (value: unknown): value is Record<string, unknown> => typeOf(value) === 'object';

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
