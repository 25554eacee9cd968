import { screens } from '@partyline/texts';
import { IconButton, TextField, type TextFieldProps } from '@partyline/ui';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';

interface PasswordFieldProps extends Pick<
  TextFieldProps,
  'name' | 'label' | 'value' | 'error' | 'onChange' | 'placeholder' | 'aside' | 'hint' | 'size'
> {
  /** Whether it is one the person has, or one they choose: password managers offer the one or make the other. */
  readonly isNew: boolean;
}

/** A password, hidden until asked for. */
export function PasswordField({ isNew, size = 'lg', ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextField
      {...props}
      size={size}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      end={
        <IconButton
          size={size === 'lg' ? 'md' : 'sm'}
          label={isShown ? screens.login.hidePassword : screens.login.showPassword}
          icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
