import { PasswordField } from './password-field.tsx';
import { StrengthMeter } from './strength-meter.tsx';

/** A password and the same once more. */
export interface NewPassword {
  readonly password: string;
  readonly passwordAgain: string;
}

interface NewPasswordFieldsProps {
  readonly words: { readonly password: string; readonly passwordAgain: string; readonly hint: string };
  /** Whose password it becomes: it should not be in it. */
  readonly email: string;
  readonly values: NewPassword;
  readonly errors: Partial<Record<keyof NewPassword, string>>;
  readonly onChange: (some: Partial<NewPassword>) => void;
  /** As high as the fields around them. */
  readonly size?: 'md' | 'lg';
}

/** A password that somebody chooses, with its strength while it is typed, and once more. [VAL-12 … VAL-16] */
export function NewPasswordFields({
  words,
  email,
  values,
  errors,
  onChange,
  size = 'lg',
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        isNew
        size={size}
        name="password"
        label={words.password}
        placeholder={words.hint}
        value={values.password}
        error={errors.password}
        onChange={(password) => onChange({ password })}
        hint={(id) => <StrengthMeter id={id} password={values.password} email={email} />}
      />
      <PasswordField
        isNew
        size={size}
        name="passwordAgain"
        label={words.passwordAgain}
        value={values.passwordAgain}
        error={errors.passwordAgain}
        onChange={(passwordAgain) => onChange({ passwordAgain })}
      />
    </>
  );
}
