import { screens } from '@partyline/texts';
import { classNames } from '@partyline/ui';
import type { ReactNode } from 'react';
import styles from './settings-frame.module.css';

interface SettingsFrameProps {
  /** Whether no page is open. */
  readonly isList: boolean;
  readonly groups: readonly { readonly title: string; readonly links: readonly ReactNode[] }[];
  /** Leads to the list, on a phone. */
  readonly back: ReactNode;
  readonly children: ReactNode;
}

/** Renders the list of settings pages beside the open one; on a phone one or the other. */
export function SettingsFrame({ isList, groups, back, children }: SettingsFrameProps) {
  return (
    <div className={classNames(styles.frame, isList && styles.isList)}>
      <nav className={styles.nav} aria-label={screens.settings.title}>
        {groups.map(({ title, links }) => (
          <div key={title} className={styles.group}>
            <p className={styles.name}>{title}</p>
            {links}
          </div>
        ))}
      </nav>
      <div className={styles.content}>
        <p className={styles.back}>{back}</p>
        {children}
      </div>
    </div>
  );
}
