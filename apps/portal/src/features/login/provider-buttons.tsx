import { Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { IconBrandGoogle, IconBrandWindows } from '@tabler/icons-react';
import { failureText } from '../../forms/failure-text.ts';
import { OTHER_PROVIDERS } from '../../session/identity/identity.ts';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { useProviderSignIn, useReturnFromProvider } from './mutations.ts';
import styles from './provider-buttons.module.css';

const words = screens.login;
const ICONS = { 'google.com': IconBrandGoogle, 'microsoft.com': IconBrandWindows } as const;

/**
 * Renders the providers' buttons, which stay active while a window is open: another press replaces the attempt. A window closed by the user
 * is no error. [GEN-2, AUTH-6]
 */
export function ProviderButtons() {
  const signIn = useProviderSignIn();
  const back = useReturnFromProvider();
  const failure = failureText(signIn.isIdle ? back.error : signIn.error);
  return (
    <div className={styles.methods}>
      {failure === null ? null : <MessageBox type="error">{failure}</MessageBox>}
      {back.isBusy ? <MessageBox type="info">{words.opening}</MessageBox> : null}
      {signIn.isPending ? <MessageBox type="info">{words.chooserOpen}</MessageBox> : null}
      {OTHER_PROVIDERS.map((provider) => {
        const Icon = ICONS[provider];
        return (
          <Button
            key={provider}
            size="md"
            fullWidth
            leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => signIn.mutate(provider)}
          >
            {words.providers[provider]}
          </Button>
        );
      })}
      <p className={styles.or}>{words.orWithEmail}</p>
    </div>
  );
}
