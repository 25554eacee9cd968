import { screens } from '@partyline/texts';
import { Button } from '@partyline/ui';
import { loginForm } from '@partyline/validation';
import { Link } from '@tanstack/react-router';
import { EmailField } from '../../credentials/email-field.tsx';
import { PasswordField } from '../../credentials/password-field.tsx';
import { keepTypedEmail, typedEmail } from '../../credentials/typed-email.ts';
import { useCheckedForm } from '../../credentials/use-checked-form.ts';
import { getSession } from '../../session/session-store.ts';
import { signIn } from '../../session/tab-session.ts';
import { NoticeBox } from '../../shell/notice-box.tsx';
import styles from './login-form.module.css';

const words = screens.login;

/** E-mail and password. What was typed survives an error, the e-mail a reload too. [AUTH-1, AUTH-4, FORM-10] */
export function LoginForm() {
  const { values, errors, failure, isBusy, change, submit } = useCheckedForm(
    loginForm,
    () => ({ email: typedEmail(), password: '' }),
    async ({ email, password }) => {
      await signIn(email, password);
      if (getSession().status === 'signed-in') keepTypedEmail('');
    },
  );
  return (
    <form
      className={styles.form}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {failure === null ? null : <NoticeBox type="error">{failure}</NoticeBox>}
      <EmailField
        value={values.email}
        error={errors.email}
        onChange={(email) => {
          keepTypedEmail(email);
          change({ email });
        }}
      />
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
      <Button className={styles.submit} variant="filled" type="submit" aria-disabled={isBusy}>
        {isBusy ? words.busy : words.submit}
      </Button>
      <p className={styles.other}>
        {words.newHere}{' '}
        <Link to="/login" search={{ mode: 'sign-up' }}>
          {words.startTrial}
        </Link>
      </p>
    </form>
  );
}
