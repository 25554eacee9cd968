import { screens } from '@partyline/texts';
import { loginForm, resetRequestForm, signUpForm } from '@partyline/validation';
import { Link } from '@tanstack/react-router';
import { CredentialsForm } from '../../forms/credentials-form.tsx';
import { EmailField, readTypedEmail, storeTypedEmail } from '../../forms/fields/email-field.tsx';
import { NewPasswordFields, PasswordField } from '../../forms/fields/password-fields.tsx';
import { useMutationForm } from '../../forms/use-mutation-form.ts';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import styles from './login-form.module.css';
import { useRequestReset, useSignIn, useSignUp } from './mutations.ts';

const words = screens.login;
const NEW_PASSWORD_WORDS = {
  password: words.password,
  passwordAgain: words.signUp.passwordAgain,
  hint: words.passwordHint,
};

const storeEmail = ({ email }: { readonly email: string }) => storeTypedEmail(email);

/** Renders the form; errors keep the values, a reload keeps the e-mail. [AUTH-1, AUTH-4, FORM-10] */
export function LoginForm() {
  const signIn = useSignIn();
  const { form, ...frame } = useMutationForm({
    schema: loginForm,
    initialValues: { email: readTypedEmail(), password: '' },
    onValuesChange: storeEmail,
    mutation: signIn,
    submit: (values) => signIn.mutateAsync(values),
  });
  return (
    <CredentialsForm
      {...frame}
      submitLabel={frame.isBusy ? words.busy : words.submit}
      foot={
        <p className={styles.other}>
          {words.newHere}{' '}
          <Link to="/login" search={{ mode: 'sign-up' }}>
            {words.startTrial}
          </Link>
        </p>
      }
    >
      <EmailField {...form.getInputProps('email')} />
      <div className={styles.withAside}>
        <PasswordField
          size="md"
          name="password"
          label={words.password}
          placeholder={words.passwordHint}
          autoFocus={form.getInitialValues().email !== ''}
          {...form.getInputProps('password')}
        />
        {/* After the field, for who goes on by Tab from the address. */}
        <Link className={styles.aside} to="/login" search={{ mode: 'reset' }}>
          {words.forgot}
        </Link>
      </div>
    </CredentialsForm>
  );
}

/** Renders the form; errors keep the values, a reload keeps the e-mail. [AUTH-1, VAL-6 … VAL-16] */
export function SignUpForm() {
  const signUp = useSignUp();
  const { form, ...frame } = useMutationForm({
    schema: signUpForm,
    initialValues: { email: readTypedEmail(), password: '', passwordAgain: '' },
    onValuesChange: storeEmail,
    mutation: signUp,
    submit: (values) => signUp.mutateAsync(values),
  });
  return (
    <CredentialsForm
      {...frame}
      submitLabel={frame.isBusy ? words.signUp.busy : words.signUp.submit}
      foot={
        <p className={styles.other}>
          {words.signUp.haveAccount}{' '}
          <Link to="/login" search={{}} activeOptions={{ exact: true }}>
            {words.signUp.logIn}
          </Link>
        </p>
      }
    >
      <EmailField {...form.getInputProps('email')} />
      <NewPasswordFields form={form} words={NEW_PASSWORD_WORDS} email={form.values.email} />
    </CredentialsForm>
  );
}

/** Requests a reset mail; does not tell who has an account. [AUTH-3, VAL-6 … VAL-11] */
export function ResetRequestForm() {
  const request = useRequestReset();
  const { form, ...frame } = useMutationForm({
    schema: resetRequestForm,
    initialValues: { email: readTypedEmail() },
    onValuesChange: storeEmail,
    mutation: request,
    submit: (values) => request.mutateAsync(values),
  });
  const submitLabel = request.isSuccess ? words.reset.again : words.reset.submit;
  return (
    <CredentialsForm
      {...frame}
      submitLabel={frame.isBusy ? words.reset.busy : submitLabel}
      foot={
        <p className={styles.other}>
          <Link to="/login" search={{}} activeOptions={{ exact: true }}>
            {words.reset.back}
          </Link>
        </p>
      }
    >
      {request.isSuccess ? (
        <MessageBox type="success">{words.reset.sent(request.variables.email)}</MessageBox>
      ) : null}
      <EmailField {...form.getInputProps('email')} />
    </CredentialsForm>
  );
}
