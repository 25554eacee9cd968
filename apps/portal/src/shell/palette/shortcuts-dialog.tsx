import { Button, Modal } from '@mantine/core';
import { screens } from '@partyline/texts';
import { ModalFooter, UNDESCRIBED, useCloseRequest, useReturnFocus } from '@partyline/ui';
import type { DialogProps } from '../dialogs/dialogs.ts';
import { IS_APPLE } from './follow-keys.ts';
import styles from './shortcuts-dialog.module.css';

const words = screens.commandPalette;

const KEYS = [
  [[screens.shell.findKeys(IS_APPLE)], words.keys.palette],
  [['/'], words.keys.search],
  [['?'], words.keys.help],
  [[words.keyNames.tab], words.keys.skip],
  [['F6'], words.keys.regions],
  [['←', '→'], words.keys.inside],
  [['↑', '↓'], words.keys.between],
  [[words.keyNames.home, words.keyNames.end], words.keys.ends],
  [[words.keyNames.escape], words.keys.close],
] as const;

/** Lists the keyboard shortcuts. [PLUS-26] */
export function ShortcutsDialog({ onClose }: DialogProps) {
  useReturnFocus();
  useCloseRequest(onClose);
  return (
    <Modal {...UNDESCRIBED} opened title={words.shortcutsTitle} onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
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
