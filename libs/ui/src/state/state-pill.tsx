import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { type Glyph, toneOf } from './glyph.ts';
import { StateGlyph } from './state-glyph.tsx';
import styles from './state-pill.module.css';

interface StatePillProps {
  glyph: Glyph;
  word: string;
  /** 0 to 100 during a command; null: unknown or none. */
  progress?: number | null;
  /** E.g. "64 %". */
  progressText?: string | undefined;
  /** `plain` in cards and tables, `pill` in drawers and titles. */
  variant?: 'plain' | 'pill';
}

/** Shows a device's state: shape, word and progress. Shape changes fade. */
export function StatePill({ glyph, word, progress = null, progressText, variant = 'plain' }: StatePillProps) {
  const [first] = useState(glyph);
  const fade = glyph !== first && styles.fade;
  return (
    <span className={classNames(styles.state, styles[toneOf(glyph)], variant === 'pill' && styles.pill)}>
      {glyph === 'online' || glyph === 'offline' ? (
        <i key={glyph} className={classNames(styles[glyph], fade)} aria-hidden="true" />
      ) : (
        <StateGlyph
          key={glyph}
          glyph={glyph}
          progress={progress}
          isToned
          className={classNames(styles.glyph, fade)}
        />
      )}
      <span className={styles.word}>
        {word}
        {progressText !== undefined && <> {progressText}</>}
      </span>
    </span>
  );
}
