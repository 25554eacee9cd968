import { screens } from '@partyline/texts';
import { CredentialField, type CredentialFieldProps } from './credential-field.tsx';

/**
 * An e-mail. A field of plain text with the keyboard for e-mails: browsers rewrite what stands in one of type `email`, and an
 * address may hold any letters.
 */
export function EmailField(props: Pick<CredentialFieldProps, 'value' | 'error' | 'onChange'>) {
  return (
    <CredentialField
      {...props}
      name="email"
      type="text"
      inputMode="email"
      label={screens.login.email}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
