import type { ReactNode } from 'react';
import styles from './app-layout.module.css';
import { PageFoot } from '../foot/page-foot.tsx';
import { Sidebar } from '../navigation/sidebar.tsx';
import { TabBar } from '../navigation/tab-bar.tsx';
import { TrialCard } from '../navigation/trial-card.tsx';
import { useIsPhone } from '../../theme/use-media.ts';

interface AppLayoutProps {
  /** At the foot of every page. */
  readonly notices: ReactNode;
  readonly page: ReactNode;
}

/** Renders the frame of signed-in pages: navigation beside the page, on small screens below it. [ROUTE-24, GR-15] */
export function AppLayout({ notices, page }: AppLayoutProps) {
  const isPhone = useIsPhone();
  return (
    <div className={styles.app}>
      {!isPhone && <Sidebar />}
      <div className={styles.main}>
        <TrialCard isStrip />
        {page}
        <PageFoot notices={notices} />
      </div>
      {isPhone && <TabBar />}
    </div>
  );
}
