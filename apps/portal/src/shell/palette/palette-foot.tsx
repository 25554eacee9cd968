import { screens } from '@partyline/texts';
import styles from './palette.module.css';

const words = screens.commandPalette;

/** Key hints for sighted users; the field describes them to others. */
export function PaletteFoot() {
  return (
    <div className={styles.foot} aria-hidden="true">
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {words.move}
      </span>
      <span>
        <kbd>{words.keyNames.enter}</kbd>
        {words.run}
      </span>
      <span>
        <kbd>{words.keyNames.tab}</kbd>
        {words.actions}
      </span>
      <span>
        <kbd>{words.escape}</kbd>
        {words.leave}
      </span>
    </div>
  );
}
