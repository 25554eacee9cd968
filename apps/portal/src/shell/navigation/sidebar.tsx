import { screens } from '@partyline/texts';
import { Link } from '@tanstack/react-router';
import { config } from '../../config.ts';
import { AccountChip } from '../account/account-chip.tsx';
import { Brand } from './brand.tsx';
import { MainNavigation, SettingsNavigation } from './main-navigation.tsx';
import { UserMenu } from '../account/user-menu.tsx';
import styles from './sidebar.module.css';
import { TrialCard } from './trial-card.tsx';

/** Renders the navigation: a rail up to 991 px, hidden up to 630 px. [DASH-23, GU-5] */
export function Sidebar() {
  return (
    <section className={styles.side} aria-label={screens.shell.sidebar}>
      <Link to="/dashboard" className={styles.home}>
        <Brand className={styles.brand} name={config.productName} />
      </Link>
      <AccountChip />
      <MainNavigation className={styles.nav} />
      <div className={styles.foot}>
        <TrialCard />
        <SettingsNavigation className={styles.nav} />
        <UserMenu />
      </div>
    </section>
  );
}
