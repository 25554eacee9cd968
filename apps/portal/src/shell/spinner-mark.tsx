import { StateGlyph } from '@partyline/ui';
import styles from './spinner.module.css';

/** A spinning ring above words. */
export function SpinnerMark({ message }: { readonly message: string }) {
  return (
    <div className={styles.spinner}>
      <StateGlyph glyph="starting" size={32} />
      <p>{message}</p>
    </div>
  );
}
