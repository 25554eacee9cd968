import { screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import * as v from 'valibot';
import { PasswordField } from '../forms/fields/password-fields.tsx';
import { useMutationForm } from '../forms/use-mutation-form.ts';
import { useSession } from '../session/session-store.ts';
import { raiseAlert } from '../shell/alerts/alerts.ts';
import { useTransferAccount } from './mutations.ts';
import { RecipientField, useHasRecipient } from './recipient-field.tsx';

const words = screens.ownership;
const REQUIRED = 'recipient-required';
const schema = v.object({ email: v.pipe(v.string(), v.nonEmpty(REQUIRED)), currentPassword: v.string() });
const TEXTS = { [REQUIRED]: words.recipientRequired };

interface TransferAccountDialogProps {
  readonly accountId: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** Offers the account to an admin, after signing in again. [PLUS-9, GO-4, GO-5, GX-19] */
export function TransferAccountDialog({ accountId, name, onClose }: TransferAccountDialogProps) {
  const provider = useSession(({ identity }) => identity?.provider ?? 'password');
  const hasRecipient = useHasRecipient(null);
  const mutation = useTransferAccount(accountId, provider);
  const isPassword = provider === 'password';
  const { form, ...state } = useMutationForm({
    schema,
    texts: TEXTS,
    initialValues: { email: '', currentPassword: '' },
    mutation,
    async submit({ email, currentPassword }) {
      await mutation.mutateAsync({ email, password: currentPassword });
      raiseAlert({ type: 'success', message: words.sent(email) });
      onClose();
    },
  });
  const isPasswordMissing = isPassword && form.values.currentPassword === '';
  return (
    <FormModal
      title={words.transferAccountTitle(name)}
      submitLabel={hasRecipient === false ? undefined : submitLabel(state.isBusy)}
      cancelLabel={hasRecipient === false ? words.close : words.cancel}
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
            <p>{words.windowHint(providerTitle(provider))}</p>
          )}
        </>
      ) : null}
    </FormModal>
  );
}

const submitLabel = (isBusy: boolean) => (isBusy ? words.transferring : words.transfer);

const PROVIDERS: Readonly<Record<string, string>> = screens.myAccount.signIn.providers;

/** Returns a provider's name, else its id. */
function providerTitle(provider: string): string {
  return Object.hasOwn(PROVIDERS, provider) ? (PROVIDERS[provider] ?? provider) : provider;
}
