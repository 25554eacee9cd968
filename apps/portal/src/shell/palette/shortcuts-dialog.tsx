import { Button, Modal } from '@mantine/core';
import { screens } from '@partyline/texts';
import { ModalFooter, useReturnFocus } from '@partyline/ui';
import { IS_APPLE } from './follow-keys.ts';
import styles from './shortcuts-dialog.module.css';

const words = screens.commandPalette;

const KEYS = [
  [screens.shell.findKeys(IS_APPLE), words.keys.palette],
  ['/', words.keys.search],
  ['?', words.keys.help],
  [words.keyNames.tab, words.keys.skip],
  [words.keyNames.escape, words.keys.close],
] as const;

/** Which keys do what everywhere. [PLUS-26] */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  return (
    <Modal opened title={words.shortcutsTitle} onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <ModalFooter>
        <Button variant="filled" data-autofocus onClick={onClose}>
          {words.shortcutsClose}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
