import { classNames } from '@partyline/ui';
import type { ReactNode } from 'react';
import styles from './alert-area.module.css';
import { AlertGlyph } from './alert-glyph.tsx';
import type { AlertType } from './alerts.ts';

interface NoticeBoxProps {
  readonly type: AlertType;
  readonly children: ReactNode;
}

/** A message that belongs to the screen it stands on, drawn as an alert; it stays as long as it holds. */
export function NoticeBox({ type, children }: NoticeBoxProps) {
  return (
    <div className={classNames(styles.alert, styles[type])} role={type === 'error' ? 'alert' : 'status'}>
      <AlertGlyph type={type} />
      <p className={styles.message}>{children}</p>
    </div>
  );
}
