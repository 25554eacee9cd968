import styles from './address-text.module.css';

/** Before @ and after a dot. */
const BREAKS = /(?=@)|(?<=\.)/;

/** Renders a text whose e-mail addresses, if too long for a line, break between their parts instead of within a word. */
export function AddressText({ text }: { readonly text: string }) {
  return text.split(/(\s)/).map((part, index) =>
    part.includes('@')
      ? part.split(BREAKS).map((word, at) => (
          <span key={`${index} ${at}`} className={styles.part}>
            {word}
          </span>
        ))
      : part,
  );
}
