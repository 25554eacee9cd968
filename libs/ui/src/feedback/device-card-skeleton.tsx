import { SkeletonBar } from './skeleton-bar.tsx';
import styles from './device-card-skeleton.module.css';

const NAME_WIDTHS = [110, 144, 178, 110, 144, 178] as const;
const STATE_WIDTHS = [84, 114] as const;

interface DeviceCardSkeletonProps {
  /** Varies the lengths of the bars, so that a row of them looks like a row of devices. */
  index?: number;
}

/** A device card before its data: the same geometry, so that nothing moves when the data comes. */
export function DeviceCardSkeleton({ index = 0 }: DeviceCardSkeletonProps) {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.name}>
        <SkeletonBar width={NAME_WIDTHS[index % NAME_WIDTHS.length] ?? 110} height={12} />
      </div>
      <div className={styles.state}>
        <SkeletonBar width={14} height={14} radius={7} />
        <SkeletonBar width={STATE_WIDTHS[index % STATE_WIDTHS.length] ?? 84} />
      </div>
      <div className={styles.meta}>
        <SkeletonBar width={60} />
        <SkeletonBar width={64} />
        <SkeletonBar width={48} />
      </div>
      <div className={styles.actions}>
        <SkeletonBar width={76} height={28} radius={6} />
        <SkeletonBar width={60} height={28} radius={6} />
      </div>
    </div>
  );
}
