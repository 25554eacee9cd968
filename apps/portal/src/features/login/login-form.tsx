import { screens } from '@partyline/texts';
import { loginForm } from '@partyline/validation';
import { Link } from '@tanstack/react-router';
import { CredentialsForm } from '../../credentials/credentials-form.tsx';
import { EmailField } from '../../credentials/email-field.tsx';
import { PasswordField } from '../../credentials/password-field.tsx';
import { keepTypedEmail, typedEmail } from '../../credentials/typed-email.ts';
import { useCheckedForm } from '../../credentials/use-checked-form.ts';
import { getSession } from '../../session/session-store.ts';
import { signIn } from '../../session/tab-session.ts';
import styles from './login-form.module.css';

const words = screens.login;

/** E-mail and password. What was typed survives an error, the e-mail a reload too. [AUTH-1, AUTH-4, FORM-10] */
export function LoginForm() {
  const form = useCheckedForm(
    loginForm,
    () => ({ email: typedEmail(), password: '' }),
    async ({ email, password }) => {
      await signIn(email, password);
      if (getSession().status === 'signed-in') keepTypedEmail('');
    },
  );
  const { values, errors, change } = form;
  return (
    <CredentialsForm
      form={form}
      submitLabel={form.isBusy ? words.busy : words.submit}
      foot={
        <p className={styles.other}>
          {words.newHere}{' '}
          <Link to="/login" search={{ mode: 'sign-up' }}>
            {words.startTrial}
          </Link>
        </p>
      }
    >
      <EmailField value={values.email} error={errors.email} onChange={(email) => change({ email })} />
      <PasswordField
        isNew={false}
        name="password"
        label={words.password}
        placeholder={words.passwordHint}
        value={values.password}
        error={errors.password}
        onChange={(password) => change({ password })}
        aside={
          <Link className={styles.aside} to="/login" search={{ mode: 'reset' }}>
            {words.forgot}
          </Link>
        }
      />
    </CredentialsForm>
  );
}
