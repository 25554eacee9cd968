import { screens } from '@partyline/texts';
import { IconButton } from '@partyline/ui';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { CredentialField, type CredentialFieldProps } from './credential-field.tsx';
import styles from './credential-field.module.css';

interface PasswordFieldProps extends Pick<
  CredentialFieldProps,
  'name' | 'label' | 'value' | 'error' | 'onChange' | 'placeholder' | 'aside' | 'hint'
> {
  /** Whether it is one the person has, or one they choose: password managers offer the one or make the other. */
  readonly isNew: boolean;
}

/** A password, hidden until asked for. */
export function PasswordField({ isNew, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <CredentialField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          className={styles.inside}
          label={isShown ? screens.login.hidePassword : screens.login.showPassword}
          icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
