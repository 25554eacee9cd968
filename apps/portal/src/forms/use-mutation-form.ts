import type { UseFormReturnType } from '@mantine/form';
import { ApiError } from '@partyline/api-client';
import { ERRORS } from '@partyline/contract';
import type { UseMutationResult } from '@tanstack/react-query';
import { createElement, useRef, type ReactNode, type SyntheticEvent } from 'react';
import * as v from 'valibot';
import { failureText } from './failure-text.ts';
import { firstOfEachField, useSchemaForm, type SchemaFormOptions } from './use-schema-form.ts';
import { refusedActIn } from '../shell/messages/error-text.ts';
import { WhoCanLink } from '../shell/page/who-can-link.tsx';

/** State only; `submit` starts the mutation. */
type MutationState = Pick<UseMutationResult<unknown, unknown, never>, 'error' | 'isPending' | 'reset'>;

export interface MutationFormOptions<
  Values extends object,
  Schema extends v.GenericSchema,
  Row,
> extends SchemaFormOptions<Values, Schema> {
  readonly mutation: MutationState;
  /** Field errors of an error without a list of issues, e.g. of a refused password. */
  readonly fieldErrorsOf?: (error: unknown) => Readonly<Record<string, string>>;
  /** Sends the parsed values with `mutateAsync`; `row` has the `rowVersion`. */
  readonly submit: (values: v.InferOutput<Schema>, row: NoInfer<Row>) => Promise<unknown>;
  /** The cached row; the edit is based on the first render's. [GX-13] */
  readonly row?: Row;
}

export interface MutationForm<Values> {
  readonly form: UseFormReturnType<Values>;
  readonly isBusy: boolean;
  /** The last error, unless a field shows it. */
  readonly failure: string | null;
  /** Leads to who can, for a failure by a missing right. [PLUS-35] */
  readonly failureLink: ReactNode;
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
 * Joins a form and its mutation. Schema and server issues show at fields, the first gets the focus; other errors are `failure`.
 * Input is kept. A concurrent change refuses the edit once; the next submit overwrites it. [FORM-10, GX-13]
 */
export function useMutationForm<
  Values extends object,
  const Schema extends v.GenericSchema,
  Row = undefined,
>({
  mutation,
  submit,
  row,
  fieldErrorsOf,
  ...options
}: MutationFormOptions<Values, Schema, Row>): MutationForm<Values> {
  const { form, showErrors, forgetDraft } = useSchemaForm(options);
  const listErrors = (error: unknown, values: object) => ({
    ...fieldErrorsOf?.(error),
    ...listServerErrors(error, values),
  });
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
      forgetDraft();
    } catch (error) {
      isOutdated.current = isStale(error);
      const errors = listErrors(error, values);
      if (Object.keys(errors).length > 0) showErrors(errors);
    } finally {
      isSending.current = false;
    }
  };
  const { error, isPending, reset } = mutation;
  const isAtField = Object.keys(listErrors(error, options.initialValues)).length > 0;
  const ofWholeForm = form.errors[''];
  const refused = refusedActIn(error);
  return {
    form,
    isBusy: isPending,
    failureLink: refused === undefined ? null : createElement(WhoCanLink, refused),
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
