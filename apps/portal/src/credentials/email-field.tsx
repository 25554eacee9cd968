import { screens } from '@partyline/texts';
import { TextField } from '@partyline/ui';
import { keepTypedEmail } from './typed-email.ts';

interface EmailFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (email: string) => void;
}

/**
 * An e-mail. A field of plain text with the keyboard for e-mails: browsers rewrite what stands in one of type `email`, and an
 * address may hold any letters. What is typed survives a reload, and a change to another of the forms.
 */
export function EmailField({ value, error, onChange }: EmailFieldProps) {
  return (
    <TextField
      value={value}
      error={error}
      onChange={(email) => {
        keepTypedEmail(email);
        onChange(email);
      }}
      size="lg"
      name="email"
      inputMode="email"
      label={screens.login.email}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
