import type { ReactNode } from 'react';
import styles from './segmented.module.css';

/** One of the ways. */
export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** 16 px, outline. */
  readonly icon: ReactNode;
}

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  segments: readonly Segment<Value>[];
  onChange: (value: Value) => void;
}

/** Switches between a few ways to see the same; the one that holds shows its word, the others their icon. */
export function Segmented<Value extends string>({ label, value, segments, onChange }: SegmentedProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.segmented}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          className={styles.segment}
          aria-label={segment.label}
          aria-pressed={segment.value === value}
          title={segment.label}
          onClick={() => onChange(segment.value)}
        >
          {segment.icon}
          {segment.value === value && <span>{segment.label}</span>}
        </button>
      ))}
    </div>
  );
}
