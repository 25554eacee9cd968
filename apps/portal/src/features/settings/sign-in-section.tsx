import { Button, Text } from '@mantine/core';
import { secondFactorOf } from '@partyline/session';
import { screens } from '@partyline/texts';
import { Frame, ListEntry } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { providerName } from '../../forms/fields/password-fields.tsx';
import { useMe } from '../../session/me.ts';
import { openDialog } from '../../shell/dialogs/dialogs.ts';
import { sessionsQuery } from './queries.ts';

const words = screens.myAccount.signIn;
const { secondFactor } = words;

/** Renders the state of the second factor, and a link to where it is set up: its provider enforces it. [GZ-13, PLUS-23] */
function SecondFactorEntry({ provider }: { readonly provider: string }) {
  const { data: hasSecondFactor } = useQuery({
    ...sessionsQuery,
    select: (sessions) => sessions.some((session) => session.isThis && session.hasSecondFactor),
  });
  const { state, setUpPage } = secondFactorOf({ provider, hasSecondFactor: hasSecondFactor === true });
  const text = secondFactor[state];
  return (
    <ListEntry
      name={secondFactor.name}
      facts={[]}
      action={
        setUpPage === null ? null : (
          <Button component="a" href={setUpPage} target="_blank" rel="noopener noreferrer">
            {secondFactor.setUp(providerName(provider))}
          </Button>
        )
      }
    >
      {/* Takes its room before it is known. */}
      <Text
        c="dimmed"
        fz="sm"
        lh="sm"
        style={{ visibility: hasSecondFactor === undefined ? 'hidden' : 'visible' }}
      >
        {typeof text === 'string' ? text : text(providerName(provider))}
      </Text>
    </ListEntry>
  );
}

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
          <SecondFactorEntry provider={provider} />
        </ul>
      </Frame>
    </section>
  );
}
