import { screens } from '@partyline/texts';
import { DeviceCardSkeleton, SkeletonBar } from '@partyline/ui';
import styles from './dashboard-skeleton.module.css';

const WORKSPACES = [8, 4, 0] as const;

/** The dashboard before its data: the same geometry, so that nothing moves when the data comes. */
export function DashboardSkeleton() {
  return (
    <>
      <p className={styles.words} role="status">
        {screens.dashboard.loading}
      </p>
      <div aria-hidden="true">
        {WORKSPACES.map((cards, workspace) => (
          <section key={workspace} className={styles.workspace}>
            <div className={styles.band}>
              <SkeletonBar width={16} height={16} />
              <SkeletonBar width={128} height={14} />
              <SkeletonBar width={64} height={20} />
              <span className={styles.grow} />
              <SkeletonBar width={56} height={12} />
              <SkeletonBar width={96} height={12} />
            </div>
            <div className={styles.cards}>
              {Array.from({ length: cards }, (_, index) => (
                <DeviceCardSkeleton key={index} index={index + workspace} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
