import styles from './countdown-ring.module.css';

interface CountdownRingProps {
  readonly secondsLeft: number;
  /** A full ring. */
  readonly ofSeconds: number;
  readonly label: string;
}

/** Decoration: the text beside it states the time left. */
export function CountdownRing({ secondsLeft, ofSeconds, label }: CountdownRingProps) {
  const percent = Math.min(100, (secondsLeft / ofSeconds) * 100);
  return (
    <span className={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 56 56" fill="none" strokeWidth="3.5">
        <circle cx="28" cy="28" r="25" className={styles.track} />
        <circle
          cx="28"
          cy="28"
          r="25"
          className={styles.left}
          pathLength={100}
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 28 28)"
        />
      </svg>
      <b className={styles.label}>{label}</b>
    </span>
  );
}
