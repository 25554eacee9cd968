import { screens } from '@partyline/texts';
import { changePasswordForm } from '@partyline/validation';
import { NewPasswordFields, PasswordField, providerName } from '../../forms/fields/password-fields.tsx';
import { useMutationForm } from '../../forms/use-mutation-form.ts';
import { identityFailureOf } from '../../session/identity/identity.ts';
import { useMe } from '../../session/me.ts';
import { useChangePassword } from './mutations.ts';
import { Outcome, Section, SectionForm } from './section.tsx';
import styles from './section.module.css';

const words = screens.myAccount.signIn;
const EMPTY = { currentPassword: '', password: '', passwordAgain: '' };
const NEW_PASSWORD_WORDS = {
  password: words.newPassword,
  passwordAgain: words.newPasswordAgain,
  hint: words.newPasswordHint,
};
/** Returns the error of a refused current password, for its field. */
export function refusedPassword(error: unknown): Readonly<Record<string, string>> {
  return identityFailureOf(error) === 'credentials' ? { currentPassword: words.wrongPassword } : {};
}

/** Renders the sign-in provider, and the password form. [GX-19] */
export function SignInSection() {
  const { provider, email } = useMe().identity;
  return (
    <Section id="sign-in" title={words.title}>
      <dl className={styles.facts}>
        <dt>{words.provider}</dt>
        <dd>{providerName(provider)}</dd>
      </dl>
      {provider === 'password' ? <PasswordForm email={email} /> : null}
    </Section>
  );
}

/** Changes the password; checks the current one first. [GX-19, VAL-14, VAL-15, VAL-16] */
function PasswordForm({ email }: { readonly email: string }) {
  const change = useChangePassword();
  const { form, isBusy, failure, onSubmit } = useMutationForm({
    schema: changePasswordForm,
    initialValues: EMPTY,
    mutation: change,
    fieldErrorsOf: refusedPassword,
    submit: async (values) => {
      await change.mutateAsync(values);
      form.reset();
    },
  });
  return (
    <>
      <SectionForm
        label={words.changePassword}
        submitLabel={words.changePassword}
        busyLabel={words.changing}
        isBusy={isBusy}
        onSubmit={onSubmit}
      >
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          name="currentPassword"
          label={words.currentPassword}
          {...form.getInputProps('currentPassword')}
        />
        <NewPasswordFields size="sm" form={form} words={NEW_PASSWORD_WORDS} email={email} />
      </SectionForm>
      <Outcome mutation={failure === null ? { ...change, error: null } : change} done={words.changed} />
    </>
  );
}
