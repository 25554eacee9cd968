import styles from './meter.module.css';

export type MeterClass = 'online' | 'working' | 'warning' | 'failed' | 'offline';

/** A tick per device, or shares (0 to 1) of a bar. */
export type MeterDrawing =
  | { readonly kind: 'ticks'; readonly ticks: readonly MeterClass[] }
  | {
      readonly kind: 'bar';
      readonly shares: readonly { readonly class: MeterClass; readonly share: number }[];
    };

interface MeterProps {
  drawing: MeterDrawing;
}

/** Draws a workspace's state. Hidden from screen readers: the count beside it says it. */
export function Meter({ drawing }: MeterProps) {
  if (drawing.kind === 'ticks') {
    return (
      <span className={styles.ticks} aria-hidden="true">
        {drawing.ticks.map((name, index) => (
          <i key={index} className={styles[name]} />
        ))}
      </span>
    );
  }
  return (
    <span className={styles.bar} aria-hidden="true">
      {drawing.shares.map(({ class: name, share }) => (
        <i key={name} className={styles[name]} style={{ flexGrow: share }} />
      ))}
    </span>
  );
}
