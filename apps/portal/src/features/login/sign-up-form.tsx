import { screens } from '@partyline/texts';
import { Button } from '@partyline/ui';
import { signUpForm } from '@partyline/validation';
import { Link } from '@tanstack/react-router';
import { EmailField } from '../../credentials/email-field.tsx';
import { NewPasswordFields } from '../../credentials/new-password-fields.tsx';
import { keepTypedEmail, typedEmail } from '../../credentials/typed-email.ts';
import { useCheckedForm } from '../../credentials/use-checked-form.ts';
import { signUp } from '../../session/ways-in.ts';
import { NoticeBox } from '../../shell/notice-box.tsx';
import styles from './login-form.module.css';

const words = screens.login;
const FIELDS = {
  password: words.password,
  passwordAgain: words.signUp.passwordAgain,
  hint: words.passwordHint,
};

/** E-mail and a password, twice. What was typed survives an error, the e-mail a reload too. [AUTH-1, VAL-6 … VAL-16] */
export function SignUpForm() {
  const { values, errors, failure, isBusy, change, submit } = useCheckedForm(
    signUpForm,
    () => ({ email: typedEmail(), password: '', passwordAgain: '' }),
    async ({ email, password }) => {
      await signUp(email, password);
      keepTypedEmail('');
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
      <NewPasswordFields
        words={FIELDS}
        email={values.email}
        values={values}
        errors={errors}
        onChange={change}
      />
      <Button className={styles.submit} variant="filled" type="submit" aria-disabled={isBusy}>
        {isBusy ? words.signUp.busy : words.signUp.submit}
      </Button>
      <p className={styles.other}>
        {words.signUp.haveAccount}{' '}
        <Link to="/login" search={{}} activeOptions={{ exact: true }}>
          {words.signUp.logIn}
        </Link>
      </p>
    </form>
  );
}
