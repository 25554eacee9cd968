import { screens } from '@partyline/texts';
import { useLocation } from '@tanstack/react-router';
import styles from './contents.module.css';

const words = screens.myAccount;

const CONTENTS = {
  plans: screens.planCards.title,
  billing: screens.billing.title,
  'about-you': screens.aboutYou.title,
  account: words.account.title,
  appearance: words.appearance.title,
  notifications: screens.notifications.preferences.title,
  'sign-in': words.signIn.title,
  sessions: words.sessions.title,
  'api-tokens': screens.apiTokens.title,
  'your-data': words.ownData.title,
  deletion: words.deletion.title,
} as const;

export type SectionId = keyof typeof CONTENTS;

const FIRST: SectionId = 'plans';

/** Marks the last followed link. */
export function Contents() {
  const followed = useLocation({ select: ({ hash }) => hash });
  const current = followed in CONTENTS ? followed : FIRST;
  return (
    <nav className={styles.contents} aria-label={words.contents}>
      {Object.entries(CONTENTS).map(([id, title]) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
