import { useId, type ReactNode } from 'react';
import { NoticeBox } from '../../shell/notice-box.tsx';
import styles from './section.module.css';
import type { Save } from './use-save.ts';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of the settings: its name beside what can be set. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}

/** What came of saving, said where it was asked for. */
export function Outcome({ save }: { readonly save: Save }) {
  const { outcome } = save;
  return (
    <div className={styles.outcome} role="status">
      {outcome === null ? null : (
        <NoticeBox type={outcome.isError ? 'error' : 'success'}>{outcome.text}</NoticeBox>
      )}
    </div>
  );
}
