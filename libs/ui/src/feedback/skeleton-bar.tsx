import styles from './skeleton-bar.module.css';

interface SkeletonBarProps {
  width: number;
  height?: number;
  radius?: number;
}

/** One grey bar where something will be. */
export function SkeletonBar({ width, height = 10, radius = 4 }: SkeletonBarProps) {
  return <span className={styles.bar} style={{ width, height, borderRadius: radius }} />;
}
