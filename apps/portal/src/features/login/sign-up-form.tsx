import { screens } from '@partyline/texts';
import { signUpForm } from '@partyline/validation';
import { Link } from '@tanstack/react-router';
import { CredentialsForm } from '../../credentials/credentials-form.tsx';
import { EmailField } from '../../credentials/email-field.tsx';
import { NewPasswordFields } from '../../credentials/new-password-fields.tsx';
import { keepTypedEmail, typedEmail } from '../../credentials/typed-email.ts';
import { useCheckedForm } from '../../credentials/use-checked-form.ts';
import { signUp } from '../../session/sign-in.ts';
import styles from './login-form.module.css';

const words = screens.login;
const FIELDS = {
  password: words.password,
  passwordAgain: words.signUp.passwordAgain,
  hint: words.passwordHint,
};

/** E-mail and a password, twice. What was typed survives an error, the e-mail a reload too. [AUTH-1, VAL-6 … VAL-16] */
export function SignUpForm() {
  const form = useCheckedForm(
    signUpForm,
    () => ({ email: typedEmail(), password: '', passwordAgain: '' }),
    async ({ email, password }) => {
      await signUp(email, password);
      keepTypedEmail('');
    },
  );
  const { values, errors, change } = form;
  return (
    <CredentialsForm
      form={form}
      submitLabel={form.isBusy ? words.signUp.busy : words.signUp.submit}
      foot={
        <p className={styles.other}>
          {words.signUp.haveAccount}{' '}
          <Link to="/login" search={{}} activeOptions={{ exact: true }}>
            {words.signUp.logIn}
          </Link>
        </p>
      }
    >
      <EmailField value={values.email} error={errors.email} onChange={(email) => change({ email })} />
      <NewPasswordFields
        words={FIELDS}
        email={values.email}
        values={values}
        errors={errors}
        onChange={change}
      />
    </CredentialsForm>
  );
}
