import { screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import * as v from 'valibot';
import { PasswordField, providerName } from '../forms/fields/password-fields.tsx';
import { useMutationForm } from '../forms/use-mutation-form.ts';
import { useMe } from '../session/me.ts';
import type { DialogProps } from '../shell/dialogs/dialogs.ts';
import { showMessage } from '../shell/messages/show-message.ts';
import { useTransferAccount } from './mutations.ts';
import {
  RECIPIENT_TEXTS,
  RecipientField,
  recipientSchema,
  transferLabels,
  useHasRecipient,
} from './recipient-field.tsx';

const words = screens.ownership;
const schema = v.object({ email: recipientSchema, currentPassword: v.string() });

interface TransferAccountProps {
  readonly accountId: number;
  readonly name: string;
}

declare module '../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly 'transfer-account': TransferAccountProps;
  }
}

/** Offers the account to an admin, after signing in again. [PLUS-9, GO-4, GO-5, GX-19] */
export function TransferAccountDialog({ accountId, name, onClose }: TransferAccountProps & DialogProps) {
  const { provider } = useMe().identity;
  const hasRecipient = useHasRecipient(null);
  const mutation = useTransferAccount(accountId, provider);
  const isPassword = provider === 'password';
  const { form, ...state } = useMutationForm({
    schema,
    texts: RECIPIENT_TEXTS,
    initialValues: { email: '', currentPassword: '' },
    mutation,
    async submit({ email, currentPassword }) {
      await mutation.mutateAsync({ email, password: currentPassword });
      showMessage({ type: 'success', message: words.sent(email) });
      onClose();
    },
  });
  const isPasswordMissing = isPassword && form.values.currentPassword === '';
  return (
    <FormModal
      title={words.transferAccountTitle(name)}
      {...transferLabels(hasRecipient, state.isBusy)}
      refusal={isPasswordMissing ? words.passwordMissing : undefined}
      {...state}
      onClose={onClose}
    >
      <RecipientField workspaceId={null} field={form.getInputProps('email')} onLeave={onClose} />
      {hasRecipient === true ? (
        <>
          <p>{words.afterTransfer}</p>
          <p>{words.previousAccountOwner}</p>
          {isPassword ? (
            <PasswordField
              name="currentPassword"
              label={words.password}
              description={words.confirmLogin}
              {...form.getInputProps('currentPassword')}
            />
          ) : (
            <p>{words.windowHint(providerName(provider))}</p>
          )}
        </>
      ) : null}
    </FormModal>
  );
}
