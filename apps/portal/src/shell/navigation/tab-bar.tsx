import { screens } from '@partyline/texts';
import { IconDots } from '@tabler/icons-react';
import { panels } from '../account/panels.ts';
import { WithModule } from '../loading/with-module.tsx';
import { MainNavigation } from './main-navigation.tsx';
import styles from './tab-bar.module.css';
import { usePanel } from '../overlays/use-panel.ts';

/** Renders the bottom navigation of small screens; the last tab has the rest. [DASH-22] */
export function TabBar() {
  const { target, toggle, close } = usePanel();
  return (
    <section className={styles.bar} aria-label={screens.shell.sidebar}>
      <MainNavigation className={styles.tabs} />
      <button
        type="button"
        className={styles.more}
        aria-haspopup="dialog"
        aria-expanded={target !== null}
        onClick={toggle}
      >
        <IconDots size={22} stroke={1.75} aria-hidden="true" />
        <span>{screens.shell.more}</span>
      </button>
      {target === null ? null : (
        <WithModule module={panels} onClose={close}>
          {({ MorePanel }) => <MorePanel target={target} className={styles.sheet} onClose={close} />}
        </WithModule>
      )}
    </section>
  );
}
