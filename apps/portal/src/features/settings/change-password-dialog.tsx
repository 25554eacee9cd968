import { screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { changePasswordForm } from '@partyline/validation';
import { NewPasswordFields, PasswordField } from '../../forms/fields/password-fields.tsx';
import { useMutationForm } from '../../forms/use-mutation-form.ts';
import { useMe } from '../../session/me.ts';
import type { DialogProps } from '../../shell/dialogs/dialogs.ts';
import { showMessage } from '../../shell/messages/show-message.ts';
import { useChangePassword } from './mutations.ts';
import { refusedPassword } from './refused-password.ts';

const words = screens.myAccount.signIn;
const EMPTY = { currentPassword: '', password: '', passwordAgain: '' };
const NEW_PASSWORD_WORDS = {
  password: words.newPassword,
  passwordAgain: words.newPasswordAgain,
  hint: words.newPasswordHint,
};

declare module '../../shell/dialogs/dialogs.ts' {
  interface Dialogs {
    readonly 'change-password': NoProps;
  }
}

/** Changes the password; checks the current one first. [GX-19, VAL-14, VAL-15, VAL-16] */
export function ChangePasswordDialog({ onClose }: DialogProps) {
  const { email } = useMe().identity;
  const change = useChangePassword();
  const { form, ...modal } = useMutationForm({
    schema: changePasswordForm,
    initialValues: EMPTY,
    mutation: change,
    fieldErrorsOf: refusedPassword,
    submit: async (values) => {
      await change.mutateAsync(values);
      showMessage({ type: 'success', message: words.changed });
      onClose();
    },
  });
  return (
    <FormModal
      {...modal}
      title={words.changePassword}
      submitLabel={modal.isBusy ? words.changing : words.changePassword}
      cancelLabel={words.cancel}
      onClose={onClose}
    >
      {/* For password managers. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        name="currentPassword"
        label={words.currentPassword}
        {...form.getInputProps('currentPassword')}
      />
      <NewPasswordFields size="sm" form={form} words={NEW_PASSWORD_WORDS} email={email} />
    </FormModal>
  );
}
