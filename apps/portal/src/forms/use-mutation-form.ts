import type { UseFormReturnType } from '@mantine/form';
import { ApiError } from '@partyline/api-client';
import { ERRORS } from '@partyline/contract';
import type { UseMutationResult } from '@tanstack/react-query';
import { useRef, type SyntheticEvent } from 'react';
import * as v from 'valibot';
import { failureText } from './failure-text.ts';
import { firstOfEachField, useSchemaForm, type SchemaFormOptions } from './use-schema-form.ts';

/** Only the state of a mutation is read; `submit` starts it. */
type MutationState = Pick<UseMutationResult<unknown, unknown, never>, 'error' | 'isPending' | 'reset'>;

/** The options of a form and of its mutation. */
export interface MutationFormOptions<
  Values extends object,
  Schema extends v.GenericSchema,
  Row,
> extends SchemaFormOptions<Values, Schema> {
  readonly mutation: MutationState;
  /** Sends the parsed values with `mutateAsync`; `row` has the `rowVersion` to send. */
  readonly submit: (values: v.InferOutput<Schema>, row: NoInfer<Row>) => Promise<unknown>;
  /** The edited row from the cache. The edit is based on the row of the first render. [GX-13] */
  readonly row?: Row;
}

/** A form, and the state and handler that `FormModal` or a `<form>` takes. */
export interface MutationForm<Values> {
  readonly form: UseFormReturnType<Values>;
  readonly isBusy: boolean;
  /** Why the last submit failed, unless a field says it. */
  readonly failure: string | null;
  readonly onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
}

/** Returns the server's issues by field (`body.name`). */
function listServerErrors(error: unknown, values: object): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  const issues = error.issues.map(({ path, message }) => [path.replace(/^body\./, ''), message] as const);
  const errors = Object.entries(firstOfEachField(issues));
  return Object.fromEntries(errors.filter(([field]) => field in values));
}

const isStale = (error: unknown) => error instanceof ApiError && error.errorCode === ERRORS.stale.errorCode;

/**
 * Joins a form with the mutation that sends it. Issues of the schema and of the server appear at their fields, and the first such
 * field gets the focus; any other error is `failure`. What was typed is kept. An edit of a row that changed meanwhile is refused
 * once; the next submit replaces the newer row. [FORM-10, GX-13]
 */
export function useMutationForm<
  Values extends object,
  const Schema extends v.GenericSchema,
  Row = undefined,
>({ mutation, submit, row, ...options }: MutationFormOptions<Values, Schema, Row>): MutationForm<Values> {
  const { form, showErrors } = useSchemaForm(options);
  const base = useRef(row);
  const isOutdated = useRef(false);
  const isSending = useRef(false);

  const send = async (values: Values): Promise<void> => {
    if (isOutdated.current) base.current = row;
    isOutdated.current = false;
    isSending.current = true;
    try {
      // Undefined only if `Row` is.
      await submit(v.parse(options.schema, values), base.current as Row);
    } catch (error) {
      isOutdated.current = isStale(error);
      const errors = listServerErrors(error, values);
      if (Object.keys(errors).length > 0) showErrors(errors);
    } finally {
      isSending.current = false;
    }
  };
  const { error, isPending, reset } = mutation;
  const isAtField = Object.keys(listServerErrors(error, options.initialValues)).length > 0;
  const ofWholeForm = form.errors[''];
  return {
    form,
    isBusy: isPending,
    failure: typeof ofWholeForm === 'string' ? ofWholeForm : isAtField ? null : failureText(error),
    onSubmit(event) {
      event?.preventDefault();
      if (isSending.current) return;
      form.onSubmit(send, (errors) => {
        reset();
        showErrors(errors);
      })(event);
    },
  };
}
