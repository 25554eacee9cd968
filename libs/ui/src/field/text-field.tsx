import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import styles from './field-frame.module.css';

type Native = Pick<
  ComponentPropsWithRef<'input'>,
  | 'name'
  | 'type'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'inputMode'
  | 'placeholder'
  | 'required'
  | 'readOnly'
  | 'onBlur'
  | 'ref'
>;

/** What a field of text takes. */
export interface TextFieldProps extends FieldWords, Native {
  readonly value: string;
  readonly onChange?: (value: string) => void;
  /** Stands inside the field, at its end. */
  readonly end?: ReactNode;
  /** Stands beside the label, at its end. */
  readonly aside?: ReactNode;
  /** `lg` on pages that ask for little. On phones every field is as high as a finger. */
  readonly size?: 'md' | 'lg';
}

/** A line of text. What cannot be changed is read-only, never disabled: it can still be reached, read and copied. */
export function TextField({
  label,
  error,
  hint,
  value,
  onChange,
  end,
  aside,
  size = 'md',
  ...input
}: TextFieldProps) {
  const id = useId();
  const isWrong = error !== undefined;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} aside={aside}>
      <div
        className={classNames(
          styles.box,
          size === 'lg' && styles.large,
          isWrong && styles.wrong,
          input.readOnly && styles.locked,
        )}
      >
        <input
          type="text"
          {...input}
          id={id}
          className={styles.input}
          value={value}
          aria-invalid={isWrong}
          aria-describedby={describedBy(id, { label, error, hint })}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
        {end === undefined ? null : <span className={styles.end}>{end}</span>}
      </div>
    </FieldFrame>
  );
}
