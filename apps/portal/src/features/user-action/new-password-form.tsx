import { screens } from '@partyline/texts';
import { newPasswordForm } from '@partyline/validation';
import { CredentialsForm } from '../../credentials/credentials-form.tsx';
import { NewPasswordFields } from '../../credentials/new-password-fields.tsx';
import { useCheckedForm } from '../../credentials/use-checked-form.ts';
import { resetPassword } from '../../session/sign-in.ts';
import styles from '../../shell/message-page.module.css';
import { failureStep, type ActionStep } from './action-step.ts';
import formStyles from './user-action.module.css';
import { useLeadOn } from './use-lead-on.ts';

const words = screens.userAction.newPassword;

interface NewPasswordFormProps {
  readonly code: string;
  readonly email: string;
  /** The code does not work any more. */
  readonly onFailed: (step: ActionStep) => void;
}

/** A new password, twice, of 6 to 30 characters. [AUTH-3, VAL-14, VAL-15, VAL-16, GA-1, GA-2] */
export function NewPasswordForm({ code, email, onFailed }: NewPasswordFormProps) {
  const leadOn = useLeadOn();
  const form = useCheckedForm(
    newPasswordForm,
    () => ({ password: '', passwordAgain: '' }),
    async ({ password }) => {
      try {
        await resetPassword(code, password);
      } catch (error) {
        const step = failureStep(error, 'resetPassword');
        // What does not speak against the code leaves what was typed where it is.
        if (step.kind !== 'failed' || step.canRetry) throw error;
        onFailed(step);
        return;
      }
      await leadOn('resetPassword', email);
    },
  );
  const { values, errors, change } = form;
  return (
    <div className={formStyles.form}>
      <CredentialsForm form={form} submitLabel={form.isBusy ? words.busy : words.submit}>
        <p className={styles.text}>{words.text(email)}</p>
        {/* For password managers: whose password it is. */}
        <input hidden readOnly type="text" autoComplete="username" value={email} />
        <NewPasswordFields words={words} email={email} values={values} errors={errors} onChange={change} />
      </CredentialsForm>
    </div>
  );
}
