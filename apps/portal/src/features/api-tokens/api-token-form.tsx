import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import {
  API_SCOPES,
  API_TOKEN_DAYS,
  DEFAULT_API_TOKEN_DAYS,
  parseNewApiToken,
  type NewApiToken,
} from '@partyline/permissions';
import { API_SCOPE_TEXTS, API_TOKEN_ISSUE_TEXTS, screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { parsedForm } from '@partyline/validation';
import { useState } from 'react';
import { PasswordField, providerName } from '../../forms/fields/password-fields.tsx';
import { useMutationForm } from '../../forms/use-mutation-form.ts';
import { identityFailureOf } from '../../session/identity/identity.ts';
import { useMe } from '../../session/me.ts';
import { openDialog, type DialogProps } from '../../shell/dialogs/dialogs.ts';
import { isOldSignIn, useCreateToken } from './mutations.ts';

const words = screens.apiTokens;
const schema = parsedForm(parseNewApiToken);
const DAYS = API_TOKEN_DAYS.map((days) => ({ value: String(days), label: words.days(days) }));
const NEW_TOKEN: NewApiToken = { name: '', scopes: [], days: DEFAULT_API_TOKEN_DAYS };

declare module '../../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly 'create-api-token': NoProps;
  }
}

/** Focuses the field when it appears: it comes after the press on the button, which then waits for it. */
const focusOnMount = (input: HTMLInputElement | null): void => input?.focus();

/** Creates an API token for the account; signs in again first if the server asks for it, and keeps what was typed. [PLUS-25, GX-19] */
export function ApiTokenForm({ onClose }: DialogProps) {
  const mutation = useCreateToken();
  const { identity, user } = useMe();
  const { provider } = identity;
  const [asksSignIn, setAsksSignIn] = useState(false);
  // Beside the form's values: a form with a password keeps no draft.
  const [password, setPassword] = useState('');
  const isPassword = provider === 'password';
  const { form, ...state } = useMutationForm({
    schema,
    texts: API_TOKEN_ISSUE_TEXTS,
    initialValues: NEW_TOKEN,
    mutation,
    submit: async (token) => {
      const confirmation = asksSignIn ? { provider, password } : null;
      try {
        const secret = await mutation.mutateAsync({ token, confirmation });
        onClose();
        openDialog('api-token-secret', { secret });
      } catch (error) {
        if (isOldSignIn(error)) setAsksSignIn(true);
        throw error;
      }
    },
  });
  const { scopes, days } = form.values;
  const isRefused = identityFailureOf(mutation.error) === 'credentials';
  const isHandled = isRefused || isOldSignIn(mutation.error);
  return (
    <FormModal
      title={words.createTitle(user.accountName ?? '')}
      submitLabel={words.create}
      cancelLabel={words.cancel}
      refusal={asksSignIn && isPassword && password === '' ? words.passwordMissing : undefined}
      {...state}
      failure={isHandled ? null : state.failure}
      onClose={onClose}
    >
      <TextInput
        label={words.name}
        description={words.nameHint}
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Checkbox.Group
        label={words.scopes}
        description={words.scopesHint}
        {...form.getInputProps('scopes')}
        value={[...scopes]}
        onChange={(chosen) =>
          form.setFieldValue(
            'scopes',
            API_SCOPES.filter((scope) => chosen.includes(scope)),
          )
        }
      >
        <Stack gap={10} pt="sm">
          {API_SCOPES.map((scope) => (
            <Checkbox key={scope} value={scope} label={API_SCOPE_TEXTS[scope]} description={scope} />
          ))}
        </Stack>
      </Checkbox.Group>
      <NativeSelect
        label={words.expiry}
        data={DAYS}
        {...form.getInputProps('days')}
        value={String(days)}
        onChange={({ currentTarget }) => form.setFieldValue('days', Number(currentTarget.value))}
      />
      {asksSignIn && isPassword ? (
        <PasswordField
          ref={focusOnMount}
          name="currentPassword"
          label={words.password}
          description={words.confirmLogin}
          error={isRefused ? screens.myAccount.signIn.wrongPassword : undefined}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      ) : null}
      {asksSignIn && !isPassword ? <p role="alert">{words.windowHint(providerName(provider))}</p> : null}
    </FormModal>
  );
}
