import { classNames } from '../class-names.ts';
import { type Glyph, toneOf } from './glyph.ts';
import styles from './state-glyph.module.css';

/** In a 16-unit box. */
const RING_RADIUS = 5.75;
const CIRCUMFERENCE = 2 * Math.PI * RING_RADIUS;
/** For unknown progress. */
const UNKNOWN_SHARE = 0.25;

/** Returns the dashes for `progress` percent; a quarter if unknown. */
export function ringDashes(progress: number | null): string {
  const share = progress === null ? UNKNOWN_SHARE : Math.min(100, Math.max(0, progress)) / 100;
  return `${(share * CIRCUMFERENCE).toFixed(2)} ${CIRCUMFERENCE.toFixed(2)}`;
}

interface RingProps {
  progress: number | null;
}

function Ring({ progress }: RingProps) {
  return (
    <>
      <circle cx="8" cy="8" r={RING_RADIUS} strokeWidth="2.25" opacity=".3" />
      <g className={progress === null ? styles.turning : undefined}>
        <circle
          className={styles.progress}
          cx="8"
          cy="8"
          r={RING_RADIUS}
          strokeWidth="2.25"
          strokeDasharray={ringDashes(progress)}
          transform="rotate(-90 8 8)"
        />
      </g>
    </>
  );
}

const DASHED_RING = (
  <>
    <circle cx="8" cy="8" r="5.75" strokeWidth="2" strokeDasharray="2.6 1.916" />
    <circle cx="8" cy="8" r="2" fill="currentColor" stroke="none" />
  </>
);

/** Static shapes. Cut-outs show the background. */
const STILL = {
  online: <circle cx="8" cy="8" r="5.5" fill="currentColor" stroke="none" />,
  initialising: DASHED_RING,
  warning: (
    <path
      d="M7.5 1.6a.6.6 0 0 1 1 0l7 12.2a.6.6 0 0 1-.5.9H1a.6.6 0 0 1-.5-.9zM8 5.4a.85.85 0 0 0-.85.85v3.5a.85.85 0 0 0 1.7 0v-3.5A.85.85 0 0 0 8 5.4zm0 5.65a.95.95 0 1 0 0 1.9.95.95 0 0 0 0-1.9z"
      fill="currentColor"
      fillRule="evenodd"
      stroke="none"
    />
  ),
  error: (
    <path
      d="M5.2 1.5h5.6l3.7 3.7v5.6l-3.7 3.7H5.2l-3.7-3.7V5.2zM8 3.7a.9.9 0 0 0-.9.9v4a.9.9 0 0 0 1.8 0v-4A.9.9 0 0 0 8 3.7zm0 6.6a1 1 0 1 0 0 2 1 1 0 0 0 0-2z"
      fill="currentColor"
      fillRule="evenodd"
      stroke="none"
    />
  ),
  failed: (
    <path
      d="M7.15.85a1.2 1.2 0 0 1 1.7 0l6.3 6.3a1.2 1.2 0 0 1 0 1.7l-6.3 6.3a1.2 1.2 0 0 1-1.7 0l-6.3-6.3a1.2 1.2 0 0 1 0-1.7zM6.5 5.3a.85.85 0 0 0-1.2 1.2L6.8 8 5.3 9.5a.85.85 0 0 0 1.2 1.2L8 9.2l1.5 1.5a.85.85 0 0 0 1.2-1.2L9.2 8l1.5-1.5a.85.85 0 0 0-1.2-1.2L8 6.8z"
      fill="currentColor"
      fillRule="evenodd"
      stroke="none"
    />
  ),
  offline: <circle cx="8" cy="8" r="4.75" strokeWidth="1.75" />,
  deleted: (
    <>
      <circle cx="8" cy="8" r="4.75" strokeWidth="1.75" />
      <path d="m3 13 10-10" strokeWidth="1.75" />
    </>
  ),
} as const satisfies Partial<Record<Glyph, React.JSX.Element>>;

const STOP_SQUARE = (
  <rect x="5.75" y="5.75" width="4.5" height="4.5" rx=".75" fill="currentColor" stroke="none" />
);

function shapeOf(glyph: Glyph, progress: number | null) {
  switch (glyph) {
    case 'starting':
      return <Ring progress={progress} />;
    case 'stopping':
      return (
        <>
          <Ring progress={progress} />
          {STOP_SQUARE}
        </>
      );
    default:
      return STILL[glyph];
  }
}

interface StateGlyphProps {
  glyph: Glyph;
  /** 0 to 100; null: unknown. For the two working shapes only. */
  progress?: number | null;
  /** Edge in px. */
  size?: number;
  /** In the colour of its tone; else in that of the text. */
  isToned?: boolean;
  className?: string | undefined;
}

/** Draws a state's shape; decoration beside its word. */
export function StateGlyph({
  glyph,
  progress = null,
  size = 14,
  isToned = false,
  className,
}: StateGlyphProps) {
  return (
    <svg
      className={classNames(isToned && styles[toneOf(glyph)], className)}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {shapeOf(glyph, progress)}
    </svg>
  );
}
