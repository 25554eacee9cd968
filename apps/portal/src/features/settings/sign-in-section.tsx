import { Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { Frame, ListEntry } from '@partyline/ui';
import { providerName } from '../../forms/fields/password-fields.tsx';
import { useMe } from '../../session/me.ts';
import { openDialog } from '../../shell/dialogs/dialogs.ts';

const words = screens.myAccount.signIn;

/** Renders what the user signs in with, each with the button that changes it. [GX-19] */
export function SignInSection() {
  const { provider } = useMe().identity;
  return (
    <section aria-label={words.title}>
      <Frame>
        <ul>
          <ListEntry name={words.provider} facts={[providerName(provider)]} />
          {provider === 'password' ? (
            <ListEntry
              name={words.password}
              facts={[words.passwordText]}
              action={
                <Button onClick={() => openDialog('change-password', {})}>{words.changePassword}</Button>
              }
            />
          ) : null}
        </ul>
      </Frame>
    </section>
  );
}
