import { screens } from '@partyline/texts';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../theme/use-media.ts';
import { noticesRow, pageState } from './slot.tsx';
import styles from './page-foot.module.css';

/** Renders the line of constant height at the foot of every page; on phones, a row of the page. [HZ-10] */
export function PageFoot({ notices }: { readonly notices: ReactNode }) {
  const hasRow = noticesRow.useIsThere();
  const isInPage = useIsPhone() && hasRow;
  return (
    <footer className={styles.foot} aria-label={screens.notices.title}>
      {isInPage ? <noticesRow.Fill>{notices}</noticesRow.Fill> : <div className={styles.row}>{notices}</div>}
      <pageState.Place className={styles.state} />
    </footer>
  );
}

/** Keeps the place of the notices on a phone's page. */
export function NoticesRow() {
  return <noticesRow.Place className={styles.row} />;
}
