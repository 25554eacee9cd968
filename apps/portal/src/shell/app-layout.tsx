import { Outlet } from '@tanstack/react-router';
import styles from './app-layout.module.css';
import { Sidebar } from './sidebar.tsx';
import { TabBar } from './tab-bar.tsx';
import { TrialCard } from './trial-card.tsx';
import { useIsPhone } from './use-media.ts';

/** The frame of the signed-in pages: navigation beside the page, or below it on small screens. [ROUTE-24, GR-15] */
export function AppLayout() {
  const isPhone = useIsPhone();
  return (
    <div className={styles.app}>
      {!isPhone && <Sidebar />}
      <div className={styles.main}>
        <TrialCard isStrip />
        <Outlet />
      </div>
      {isPhone && <TabBar />}
    </div>
  );
}
