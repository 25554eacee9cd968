import { schemaResolver, useForm, type FormErrors, type UseFormReturnType } from '@mantine/form';
import { FORM_ISSUE_TEXTS } from '@partyline/texts';
import { useId, useRef } from 'react';
import type { GenericSchema } from 'valibot';
import { useDraft } from './draft.ts';

/** A sentence, or one that names what is wrong with the field's value. */
type IssueTexts = Readonly<Record<string, string | ((value: unknown) => string)>>;

function textOf(texts: IssueTexts, code: string, value: unknown): string | undefined {
  const text = texts[code];
  return typeof text === 'function' ? text(value) : text;
}

const valueAt = (values: unknown, field: string): unknown =>
  typeof values === 'object' && values !== null ? Reflect.get(values, field) : undefined;

export interface SchemaFormOptions<Values extends object, Schema extends GenericSchema> {
  /** A domain schema, whose issues are codes. */
  readonly schema: Schema;
  readonly initialValues: Values;
  /** By issue code. */
  readonly texts?: IssueTexts;
  /** For filled-in fields; otherwise on submit only. */
  readonly showIssuesOnBlur?: boolean;
  readonly initialTouched?: Readonly<Record<string, boolean>>;
  readonly onValuesChange?: (values: Values) => void;
  /** Identifies the row in the stored draft, where two may have the same initial values; null stores none. */
  readonly draftRow?: string | null;
  /** Keeps the draft when its user leaves the page, too. */
  readonly isKeptOnLeave?: boolean;
}

export interface SchemaForm<Values> {
  readonly form: UseFormReturnType<Values>;
  /** Shows the errors, focuses the first, and validates on change from now on. */
  readonly showErrors: (errors: FormErrors) => void;
  /** Forgets a stored draft: the input was saved. */
  readonly forgetDraft: () => void;
}

/** Keeps each field's first message; a part (`marketCode.label`) counts as its field. */
export function firstOfEachField(
  messages: readonly (readonly [path: string, message: string])[],
): Readonly<Record<string, string>> {
  const first: Record<string, string> = {};
  for (const [path, message] of messages) first[path.split('.')[0] ?? ''] ??= message;
  return first;
}

/** Returns one sentence per invalid field; the whole form has the empty name. */
export function listFieldErrors(
  schema: GenericSchema,
  values: unknown,
  texts: IssueTexts = FORM_ISSUE_TEXTS,
): Readonly<Record<string, string>> {
  const issues = Object.entries(schemaResolver(schema, { sync: true })(values));
  return firstOfEachField(
    issues.map(([path, code]) => [
      path,
      (typeof code === 'string' ? textOf(texts, code, valueAt(values, path)) : undefined) ??
        FORM_ISSUE_TEXTS['wrong-type'],
    ]),
  );
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(isFilled)
    : value !== '' && value !== false;

const byPosition = (a: Node, b: Node): number =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** Focuses an input, or the first enabled one of a group of choices, which cannot have the focus itself. */
export function focusInput(input: HTMLElement): void {
  (input.querySelector<HTMLElement>('input:enabled') ?? input).focus();
}

/**
 * Returns a Mantine form over a domain schema, validated on submit, then on change. Input survives maintenance and reloads. [FORM-10,
 * PLUS-29]
 */
export function useSchemaForm<Values extends object, const Schema extends GenericSchema>(
  options: SchemaFormOptions<Values, Schema>,
): SchemaForm<Values> {
  const listErrors = (values: Values) => listFieldErrors(options.schema, values, options.texts);
  const shown = useRef<ReadonlySet<string> | 'all'>(new Set<string>());
  const showErrorsOf = (values: Values): void => {
    const errors = Object.entries(listErrors(values));
    const { current } = shown;
    form.setErrors(Object.fromEntries(errors.filter(([field]) => current === 'all' || current.has(field))));
  };
  const leave = (field: string): void => {
    const values = form.getValues();
    if (shown.current === 'all' || !isFilled(Reflect.get(values, field))) return;
    shown.current = new Set([...shown.current, field]);
    showErrorsOf(values);
  };
  const form = useForm<Values>({
    // Two forms of a page may share field names.
    name: useId().replaceAll('_', ''),
    initialValues: options.initialValues,
    initialTouched: { ...options.initialTouched },
    validate(values) {
      shown.current = 'all';
      return listErrors(values);
    },
    clearInputErrorOnChange: false,
    onValuesChange(values) {
      showErrorsOf(values);
      options.onValuesChange?.(values);
    },
    enhanceGetInputProps: ({ field }) =>
      options.showIssuesOnBlur === true ? { onBlur: () => leave(field) } : undefined,
  });
  const { draftRow: row, isKeptOnLeave = false } = options;
  const forgetDraft = useDraft(form, options.initialValues, { row, isKeptOnLeave });
  return {
    form,
    forgetDraft,
    showErrors(errors) {
      shown.current = 'all';
      form.setErrors(errors);
      const inputs = Object.keys(errors).map((field) => form.getInputNode<HTMLElement, string>(field));
      const [first] = inputs.filter((input) => input !== null).toSorted(byPosition);
      if (first !== undefined) focusInput(first);
    },
  };
}
