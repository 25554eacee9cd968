import { StateGlyph } from '@partyline/ui';
import styles from './spinner.module.css';

export function SpinnerMark({ message }: { readonly message: string }) {
  return (
    <div className={styles.spinner}>
      <StateGlyph glyph="starting" size={32} />
      <p>{message}</p>
    </div>
  );
}
