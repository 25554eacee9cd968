import { screens } from '@partyline/texts';
import { Button } from '@partyline/ui';
import { useState } from 'react';
import { DeletionDialog } from './deletion-dialog.tsx';
import { Section } from './section.tsx';
import styles from './section.module.css';

const words = screens.myAccount.deletion;

/** The way out for good. [ACCT-22, PLUS-24] */
export function DeletionSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={words.title}>
      <p className={styles.text}>{words.text}</p>
      <div className={styles.buttons}>
        <Button onClick={() => setOpen(true)}>{words.open}</Button>
      </div>
      {isOpen ? <DeletionDialog onClose={() => setOpen(false)} /> : null}
    </Section>
  );
}
