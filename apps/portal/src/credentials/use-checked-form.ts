import { FORM_ISSUE_TEXTS } from '@partyline/texts';
import { checkForm, type FormIssue } from '@partyline/validation';
import { useState } from 'react';
import type { GenericSchema, InferOutput } from 'valibot';
import { failureText } from '../forms/failure-text.ts';

type Texts<Values> = Partial<Record<keyof Values, string>>;

function textsOf<Values extends Readonly<Record<string, string>>>(
  issues: readonly FormIssue[],
): Texts<Values> {
  const texts = issues.map(({ field, code }) => [field, FORM_ISSUE_TEXTS[code]] as const);
  // The schemas are strict: the fields of their issues are those of the form.
  return Object.fromEntries(texts) as Texts<Values>;
}

/**
 * The state of a form with passwords: its fields are checked when it is sent, and from then on as they are typed. `send` gets
 * what the schema has read; what it throws is told as a failure of the identity service.
 */
export function useCheckedForm<Schema extends GenericSchema, Values extends Readonly<Record<string, string>>>(
  schema: Schema,
  initial: () => Values,
  send: (values: InferOutput<Schema>) => Promise<void>,
) {
  const [values, setValues] = useState(initial);
  const [wasSent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const checked = checkForm(schema, values);
  const errors: Texts<Values> = wasSent && !checked.ok ? textsOf<Values>(checked.error) : {};

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (isBusy) return;
    setSent(true);
    setFailure(null);
    if (!checked.ok) {
      const [first] = checked.error;
      form.querySelector<HTMLInputElement>(`input[name="${first?.field ?? ''}"]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      await send(checked.value);
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    errors,
    failure,
    isBusy,
    change: (some: Partial<Values>) => setValues((before) => ({ ...before, ...some })),
    submit,
  };
}
