import type { ReactNode } from 'react';
import { StateGlyph } from '../state/state-glyph.tsx';
import styles from './field-frame.module.css';

/** What every field says besides its value. */
export interface FieldWords {
  readonly label: string;
  /** What is wrong with the value, in words; left out, nothing is. */
  readonly error?: string | undefined;
  /** What helps to fill the field in; it stays when something is wrong. A function draws it, under the id it is given. */
  readonly hint?: string | ((id: string) => ReactNode) | undefined;
}

interface FieldFrameProps extends FieldWords {
  /** Of the element that is labelled. */
  readonly id: string;
  /** Stands beside the label, at its end. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The ids of what stands under a field, for `aria-describedby`; undefined for nothing. */
export function describedBy(id: string, { error, hint }: FieldWords): string | undefined {
  const ids = [error === undefined ? '' : `${id}-error`, hint === undefined ? '' : `${id}-hint`];
  return ids.filter((one) => one !== '').join(' ') || undefined;
}

/** A label above, what is wrong and what helps below, tied to the field for those who cannot see it. */
export function FieldFrame({ id, label, error, hint, aside, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      {children}
      <FieldFoot id={id} error={error} hint={hint} />
    </div>
  );
}

/** What stands under a field. */
export function FieldFoot({ id, error, hint }: { readonly id: string } & Omit<FieldWords, 'label'>) {
  return (
    <>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.error}>
          <StateGlyph glyph="error" />
          {error}
        </p>
      )}
      {typeof hint === 'function' ? hint(`${id}-hint`) : null}
      {typeof hint === 'string' ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </>
  );
}
