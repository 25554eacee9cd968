import { FORM_ISSUE_TEXTS, screens } from '@partyline/texts';
import { ActionButton } from '@partyline/ui';
import { changePasswordForm, checkForm } from '@partyline/validation';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { NewPasswordFields } from '../../credentials/new-password-fields.tsx';
import { PasswordField } from '../../credentials/password-field.tsx';
import { failureText } from '../../forms/failure-text.ts';
import { changePassword } from '../../session/sign-in.ts';
import { Outcome } from './section.tsx';
import styles from './section.module.css';
import { useSave } from './use-save.ts';

const words = screens.myAccount.signIn;
const EMPTY = { currentPassword: '', password: '', passwordAgain: '' };
const FIELD_WORDS = {
  password: words.newPassword,
  passwordAgain: words.newPasswordAgain,
  hint: words.newPasswordHint,
};

/** A new password, for who knows the one so far: signing in with it makes the login recent. [GX-19, VAL-14, VAL-15, VAL-16] */
export function PasswordForm({ email }: { readonly email: string }) {
  const [values, setValues] = useState(EMPTY);
  const [wasSent, setSent] = useState(false);
  const save = useSave(words.changed);
  const checked = checkForm(changePasswordForm, values);
  const errors: Record<string, string> = Object.fromEntries(
    checked.ok || !wasSent ? [] : checked.error.map(({ field, code }) => [field, FORM_ISSUE_TEXTS[code]]),
  );
  const change = (some: Partial<typeof EMPTY>) => setValues({ ...values, ...some });
  const submit = async (form: HTMLFormElement) => {
    if (!checked.ok) {
      flushSync(() => setSent(true));
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    const { currentPassword, password } = checked.value;
    const isChanged = await save.run(() => changePassword(currentPassword, password), failureText);
    if (!isChanged) return;
    setValues(EMPTY);
    setSent(false);
  };
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={words.changePassword}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {/* Password managers go by it. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        isNew={false}
        size="md"
        name="currentPassword"
        label={words.currentPassword}
        value={values.currentPassword}
        error={errors['currentPassword']}
        onChange={(currentPassword) => change({ currentPassword })}
      />
      <NewPasswordFields
        size="md"
        words={FIELD_WORDS}
        email={email}
        values={values}
        errors={errors}
        onChange={change}
      />
      <div className={styles.buttons}>
        <ActionButton type="submit" busy={save.isBusy}>
          {save.isBusy ? words.changing : words.changePassword}
        </ActionButton>
      </div>
      <Outcome save={save} />
    </form>
  );
}
