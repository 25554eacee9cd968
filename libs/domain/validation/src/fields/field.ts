import * as v from 'valibot';
import type { IssueCode } from './issue-code.ts';

/** Allows only codes as a schema's messages. */
export function code<Code extends IssueCode>(issue: Code): Code {
  return issue;
}

/** Returns the code for a form that is no object or has an unknown field. */
export function formCode(issue: v.StrictObjectIssue): IssueCode {
  return issue.expected === 'never' ? 'unknown-field' : 'wrong-type';
}

const AS_TYPED = (text: string): string => text;

/** Builds a text field: missing or null is empty; the rest is trimmed, or read by `read`, and judged by `issueOf`. */
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

/** Builds a text field that is not trimmed: a password. [GE-14] */
export function typedField(issueOf: (text: string) => IssueCode | null) {
  return textField(issueOf, AS_TYPED);
}

/** Builds a required field without another rule. */
export function filledField(required: IssueCode) {
  return textField((text) => (text === '' ? required : null));
}

/** Builds a switch: missing or null is off, anything but a boolean 'wrong-type'. */
export function switchField() {
  return v.nullish(v.boolean(code('wrong-type')), false);
}

/** Builds a box that must be ticked. */
export function tickedField(required: IssueCode) {
  return v.pipe(
    switchField(),
    v.check((isTicked) => isTicked, code(required)),
  );
}

/** Builds the field of a row id: missing or null is `required`, anything but a safe positive integer `invalid`. */
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
