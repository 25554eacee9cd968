import type { EulaText } from '@partyline/session';
import { screens } from '@partyline/texts';
import { SkeletonBar } from '@partyline/ui';
import { IconExternalLink } from '@tabler/icons-react';
import styles from './agreement.module.css';

const words = screens.profileGate;

function OtherTabLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <IconExternalLink size={14} stroke={1.75} aria-label={words.opensInNewTab} />
    </a>
  );
}

/** The text of the agreement, and the two documents beside it in tabs of their own. [EULA-5, EULA-7, EULA-8] */
export function Agreement({ eula }: { readonly eula: EulaText | undefined }) {
  if (eula === undefined) {
    return (
      <div className={styles.text} role="status" aria-label={words.loading}>
        <SkeletonBar width={360} />
        <SkeletonBar width={280} />
        <SkeletonBar width={320} />
      </div>
    );
  }
  return (
    <>
      {/* Scrolls by itself, so it can be reached by keyboard. */}
      <div className={styles.text} tabIndex={0} role="region" aria-label={words.agreement}>
        {eula.body.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className={styles.links}>
        <OtherTabLink href={eula.tosUrl}>{words.terms}</OtherTabLink>
        <OtherTabLink href={eula.privacyUrl}>{words.privacy}</OtherTabLink>
      </p>
    </>
  );
}
