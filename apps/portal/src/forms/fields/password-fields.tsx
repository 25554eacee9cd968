import { PasswordInput, type PasswordInputProps, VisuallyHidden } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PASSWORD_ADVICE_TEXTS, PASSWORD_STRENGTH_TEXTS, screens } from '@partyline/texts';
import { classNames } from '@partyline/ui';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { PASSWORD_STRENGTHS, passwordStrength } from '@partyline/validation';
import styles from './credentials.module.css';

const words = screens.login;
const PROVIDERS: Readonly<Record<string, string>> = screens.myAccount.signIn.providers;

/** Returns the name of what a user signs in with, or its id if unknown. */
export function providerName(provider: string): string {
  return Object.hasOwn(PROVIDERS, provider) ? (PROVIDERS[provider] ?? provider) : provider;
}

interface PasswordFieldProps extends PasswordInputProps {
  /** Password managers then offer a new password, not the saved one. */
  readonly isNew?: boolean;
}

function Eye({ reveal }: { readonly reveal: boolean }) {
  const Icon = reveal ? IconEyeOff : IconEye;
  return <Icon size={16} stroke={1.75} aria-hidden="true" />;
}

/** Renders a password field that is hidden until the eye is pressed. */
export function PasswordField({ isNew = false, ...props }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...props}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      // Mantine sets it on all other inputs.
      aria-invalid={props.error !== undefined}
      visibilityToggleFocusable
      visibilityToggleIcon={Eye}
      visibilityToggleButtonProps={{ 'aria-label': words.showPassword }}
    />
  );
}

interface NewPasswordFieldsProps {
  readonly form: UseFormReturnType<{ readonly password: string; readonly passwordAgain: string }>;
  readonly words: { readonly password: string; readonly passwordAgain: string; readonly hint: string };
  /** A password containing it is weak. */
  readonly email: string;
  readonly size?: 'sm' | 'md';
}

/** Renders a new password, typed twice, with its limits and strength. [VAL-12 … VAL-16, GA-1] */
export function NewPasswordFields({ form, words: labels, email, size = 'md' }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        isNew
        size={size}
        name="password"
        label={labels.password}
        description={
          <>
            <span className={styles.hint}>{labels.hint}. </span>
            <span className={styles.strength} aria-live="polite">
              <Strength password={form.values.password} email={email} />
            </span>
          </>
        }
        {...form.getInputProps('password')}
      />
      <PasswordField
        isNew
        size={size}
        name="passwordAgain"
        label={labels.passwordAgain}
        {...form.getInputProps('passwordAgain')}
      />
    </>
  );
}

/** Renders the strength of a password, which never blocks the form. */
function Strength({ password, email }: { readonly password: string; readonly email: string }) {
  const reading = passwordStrength(password, email);
  if (reading === null) return null;
  const { strength, advice } = reading;
  const reached = PASSWORD_STRENGTHS.indexOf(strength);
  const text = words.strength.reading(
    PASSWORD_STRENGTH_TEXTS[strength],
    advice === null ? null : PASSWORD_ADVICE_TEXTS[advice],
  );
  return (
    <>
      <span className={classNames(styles.bars, styles[strength])} aria-hidden="true">
        {PASSWORD_STRENGTHS.map((step, index) => (
          <i key={step} className={index <= reached ? styles.on : undefined} />
        ))}
      </span>
      <VisuallyHidden>{words.strength.label} </VisuallyHidden>
      {text}
    </>
  );
}
