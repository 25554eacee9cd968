import { screens } from '@partyline/texts';
import { ActionButton } from '@partyline/ui';
import { api } from '../../session/api.ts';
import { Outcome, Section } from './section.tsx';
import styles from './section.module.css';
import { useSave } from './use-save.ts';

const words = screens.myAccount.ownData;
const DAY_LENGTH = 10;

/** Saves everything kept about the person as a file of their own. [PLUS-24] */
async function exportOwnData(): Promise<void> {
  const data = await api.get('/api/users/gdpr/export');
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = words.file(new Date().toISOString().slice(0, DAY_LENGTH));
  link.click();
  URL.revokeObjectURL(url);
}

/** What is kept about the person, to take along. [PLUS-24] */
export function OwnDataSection() {
  const save = useSave(words.exported);
  return (
    <Section title={words.title}>
      <p className={styles.text}>{words.text}</p>
      <div className={styles.buttons}>
        <ActionButton busy={save.isBusy} onClick={() => void save.run(exportOwnData)}>
          {save.isBusy ? words.exporting : words.export}
        </ActionButton>
      </div>
      <Outcome save={save} />
    </Section>
  );
}
