import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';
import * as v from 'valibot';
import { ISSUE_CODES } from '../fields/issue-code.ts';
import type { IssueCode } from '../fields/issue-code.ts';

/** The field is its keys joined by dots, empty for the form itself. */
export interface FormIssue {
  readonly field: string;
  readonly code: IssueCode;
}

const KNOWN: ReadonlySet<string> = new Set(ISSUE_CODES);

const isKnown = (message: string): message is IssueCode => KNOWN.has(message);

/**
 * Returns the values to send (trimmed, composed, cleared where they do not apply), or at most one issue per field, in their
 * order. [GX-10, VAL-1 … VAL-26]
 */
export function checkForm<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Result<v.InferOutput<Schema>, readonly FormIssue[]> {
  const result = v.safeParse(schema, input);
  if (result.success) return ok(result.output);
  const issues = new Map<string, IssueCode>();
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? '';
    // A message that is no code comes from a foreign schema.
    if (!issues.has(field)) issues.set(field, isKnown(issue.message) ? issue.message : 'wrong-type');
  }
  return err([...issues].map(([field, code]) => ({ field, code })));
}

/** Returns the issues by field, for display beside it. [FORM-10] */
export function listFormIssues(schema: v.GenericSchema, input: unknown): Readonly<Record<string, IssueCode>> {
  const checked = checkForm(schema, input);
  return checked.ok ? {} : Object.fromEntries(checked.error.map(({ field, code }) => [field, code]));
}

/**
 * Makes a schema from a parser, for rules that need more than the values (the other workspaces, the device). A field is the
 * dotted path of {@link FormIssue}.
 */
export function parsedForm<Output>(
  parse: (input: unknown) => Result<Output, readonly { readonly field: string; readonly code: string }[]>,
) {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }): Output => {
      const parsed = parse(value);
      if (parsed.ok) return parsed.value;
      for (const { field, code } of parsed.error) {
        const key = { type: 'unknown', origin: 'value', input: value, key: field, value: undefined } as const;
        addIssue(field === '' ? { message: code } : { message: code, path: [key] });
      }
      return NEVER;
    }),
  );
}
