import { screens } from '@partyline/texts';
import { newPasswordForm } from '@partyline/validation';
import { CredentialsForm } from '../../forms/credentials-form.tsx';
import { NewPasswordFields } from '../../forms/fields/password-fields.tsx';
import { useMutationForm } from '../../forms/use-mutation-form.ts';
import { useScreenTitle } from '../../page-title.ts';
import styles from '../../shell/page/message-page.module.css';
import { failureOf, useResetPassword, type LinkFailure } from './mutations.ts';

const words = screens.userAction.newPassword;

interface NewPasswordFormProps {
  readonly code: string;
  readonly email: string;
  readonly onSaved: () => void;
  /** The code is invalid. */
  readonly onInvalid: (failure: LinkFailure) => void;
}

/** Renders a new password, typed twice. [AUTH-3, VAL-14, VAL-15, VAL-16, GA-1, GA-2] */
export function NewPasswordForm({ code, email, onSaved, onInvalid }: NewPasswordFormProps) {
  const reset = useResetPassword(code);
  useScreenTitle(words.title);
  const { form, ...frame } = useMutationForm({
    schema: newPasswordForm,
    initialValues: { password: '', passwordAgain: '' },
    mutation: reset,
    submit: async ({ password }) => {
      try {
        await reset.mutateAsync(password);
        onSaved();
      } catch (error) {
        const failure = failureOf(error, 'resetPassword');
        // Other errors keep the form.
        if (!failure.canRetry) onInvalid(failure);
      }
    },
  });
  return (
    <div className={styles.form}>
      <CredentialsForm {...frame} submitLabel={frame.isBusy ? words.busy : words.submit}>
        <p className={styles.text}>{words.text(email)}</p>
        {/* For password managers. */}
        <input hidden readOnly type="text" autoComplete="username" value={email} />
        <NewPasswordFields form={form} words={words} email={email} />
      </CredentialsForm>
    </div>
  );
}
