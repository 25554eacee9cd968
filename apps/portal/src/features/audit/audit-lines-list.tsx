import { VisuallyHidden } from '@mantine/core';
import { screens } from '@partyline/texts';
import { IconArrowRight } from '@tabler/icons-react';
import type { AuditLine } from './audit-lines.ts';
import styles from './audit-log.module.css';

const words = screens.audit;
const ARROW = <IconArrowRight size={14} stroke={1.75} aria-hidden="true" />;

/** Renders the lines below a sentence. */
export function AuditLines({ lines }: { readonly lines: readonly AuditLine[] }) {
  return lines.map((line, index) =>
    line.kind === 'text' ? (
      <p key={`${index} text`} className={styles.line}>
        {line.text}
      </p>
    ) : (
      <p key={`${index} change`} className={styles.line}>
        {words.field(line.field)}{' '}
        {line.was === null ? null : (
          <>
            <span className={styles.was}>{line.was}</span> {ARROW}
            <VisuallyHidden>{words.becomes}</VisuallyHidden>{' '}
          </>
        )}
        <span className={styles.now}>{line.now}</span>
      </p>
    ),
  );
}
