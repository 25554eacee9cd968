import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { StateGlyph } from '../state/state-glyph.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  tone?: 'plain' | 'bad';
  /** 16 px, outline; a notice of something bad has the glyph of an error. */
  icon?: ReactNode;
  title: string;
  text: string;
  action?: ReactNode;
}

/** A message in the flow of the page: what is the matter, what follows from it, one action. It announces itself. */
export function Notice({ tone = 'plain', icon, title, text, action }: NoticeProps) {
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={classNames(styles.notice, styles[tone])}>
      <span className={styles.icon}>{icon ?? <StateGlyph glyph="error" size={16} />}</span>
      <div className={styles.words}>
        <b>{title}</b>
        <p>{text}</p>
      </div>
      {action}
    </div>
  );
}
