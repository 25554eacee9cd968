import { screens } from '@partyline/texts';
import { Button } from '@partyline/ui';
import { IconBrandGoogle, IconBrandWindows } from '@tabler/icons-react';
import { OTHER_PROVIDERS } from '../../session/identity/identity.ts';
import { NoticeBox } from '../../shell/notice-box.tsx';
import styles from './provider-buttons.module.css';
import { useProviderSignIn } from './use-provider-sign-in.ts';

const words = screens.login;
const ICONS = { 'google.com': IconBrandGoogle, 'microsoft.com': IconBrandWindows } as const;

/**
 * Signing in or up with another provider. The buttons work on while a window is open: another press opens another window,
 * and the one before counts no more. [GEN-2, AUTH-6]
 */
export function ProviderButtons() {
  const { failure, isOpen, isBusy, start } = useProviderSignIn();
  return (
    <div className={styles.ways}>
      {failure === null ? null : <NoticeBox type="error">{failure}</NoticeBox>}
      {isBusy ? <NoticeBox type="info">{words.opening}</NoticeBox> : null}
      {isOpen ? <NoticeBox type="info">{words.chooserOpen}</NoticeBox> : null}
      {OTHER_PROVIDERS.map((provider) => {
        const Icon = ICONS[provider];
        return (
          <Button key={provider} className={styles.way} onClick={() => void start(provider)}>
            <Icon size={18} stroke={1.75} aria-hidden="true" />
            {words.providers[provider]}
          </Button>
        );
      })}
      <p className={styles.or}>{words.orWithEmail}</p>
    </div>
  );
}
