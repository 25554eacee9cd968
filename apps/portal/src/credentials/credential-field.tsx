import { StateGlyph, classNames } from '@partyline/ui';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styles from './credential-field.module.css';

type Native = Pick<
  ComponentPropsWithRef<'input'>,
  | 'name'
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'placeholder'
  | 'readOnly'
>;

/** What a field of the form takes. */
export interface CredentialFieldProps extends Native {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  /** Stands inside the field, at its end. */
  readonly end?: ReactNode;
  /** Stands beside the label, at its end. */
  readonly aside?: ReactNode;
  /** Stands below the field and describes it; `hintId` is its id. */
  readonly hint?: (hintId: string) => ReactNode;
}

/** A field with its label above and what is wrong with it below, tied together for those who cannot see it. */
export function CredentialField({
  label,
  error,
  value,
  onChange,
  end,
  aside,
  hint,
  ...input
}: CredentialFieldProps) {
  const id = useId();
  const isWrong = error !== undefined;
  const described = [isWrong ? `${id}-error` : '', hint === undefined ? '' : `${id}-hint`].join(' ').trim();
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      <div className={classNames(styles.box, isWrong ? styles.wrong : undefined)}>
        <input
          {...input}
          id={id}
          className={styles.input}
          value={value}
          required
          aria-invalid={isWrong}
          aria-describedby={described === '' ? undefined : described}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {end}
      </div>
      {isWrong ? (
        <p id={`${id}-error`} className={styles.error}>
          <StateGlyph glyph="error" />
          {error}
        </p>
      ) : null}
      {hint?.(`${id}-hint`)}
    </div>
  );
}
