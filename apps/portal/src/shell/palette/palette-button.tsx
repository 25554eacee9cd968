import { screens } from '@partyline/texts';
import { IconSearch } from '@tabler/icons-react';
import { IS_APPLE } from './follow-keys.ts';
import { openDialog } from '../dialogs/dialogs.ts';
import styles from './palette-button.module.css';

const words = screens.shell;
const openPalette = () => openDialog('palette', {});

/** Opens the palette; phones have it in the last tab. [PLUS-26] */
export function PaletteButton() {
  return (
    <button
      type="button"
      className={styles.find}
      title={words.find}
      aria-haspopup="dialog"
      aria-keyshortcuts={IS_APPLE ? 'Meta+K' : 'Control+K'}
      onClick={openPalette}
    >
      <IconSearch size={16} stroke={1.75} aria-hidden="true" />
      <span>{words.find}</span>
      <kbd aria-hidden="true">{words.findKeys(IS_APPLE)}</kbd>
    </button>
  );
}
