import * as v from 'valibot';
import type { IssueCode } from './issue-code.ts';

/** A message of a schema: only codes of the catalogue pass. */
export function code<Code extends IssueCode>(issue: Code): Code {
  return issue;
}

/** The code for a form that is no object, or that holds a field nobody knows. Deny by default. */
export function formCode(issue: v.StrictObjectIssue): IssueCode {
  return issue.expected === 'never' ? 'unknown-field' : 'wrong-type';
}

const AS_TYPED = (text: string): string => text;

/**
 * A field of text: what is missing or null counts as empty, what is no text is 'wrong-type', the rest is read (trimmed, or
 * as `read` says) and judged by the rule of its format.
 */
export function textField(
  issueOf: (text: string) => IssueCode | null,
  read: (text: string) => string = (text) => text.trim(),
) {
  return v.nullish(
    v.pipe(
      v.string(code('wrong-type')),
      v.transform(read),
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed ? issueOf(dataset.value) : null;
        if (message !== null) addIssue({ message });
      }),
    ),
    '',
  );
}

/** A field of text that counts as typed: a password. [GE-14] */
export function typedField(issueOf: (text: string) => IssueCode | null) {
  return textField(issueOf, AS_TYPED);
}

/** A field that must be filled and has no other rule: the code says what is missing. */
export function filledField(required: IssueCode) {
  return textField((text) => (text === '' ? required : null));
}

/** A switch: missing or null counts as off, anything but a boolean is 'wrong-type'. */
export function switchField() {
  return v.nullish(v.boolean(code('wrong-type')), false);
}

/** A box that must be ticked. */
export function tickedField(required: IssueCode) {
  return v.pipe(
    switchField(),
    v.check((isTicked) => isTicked, code(required)),
  );
}

/** The number of a row: a safe positive integer; missing or null is `required`, anything else 'workspace-invalid'. */
export function rowField(required: IssueCode, invalid: IssueCode) {
  return v.pipe(
    v.nullish(v.unknown(), null),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { value } = dataset;
      if (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) return value;
      addIssue({ message: value === null || value === '' ? required : invalid });
      return NEVER;
    }),
  );
}
