import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import frame from './field-frame.module.css';
import styles from './select-field.module.css';

/** One thing to choose. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

type Native = Pick<ComponentPropsWithRef<'select'>, 'name' | 'autoComplete' | 'required' | 'onBlur' | 'ref'>;

/** What a field takes that chooses one of a few. */
export interface SelectFieldProps extends FieldWords, Native {
  /** The value of one of the choices; the empty text for none. */
  readonly value: string;
  readonly choices: readonly Choice[];
  /** Stands while nothing is chosen. */
  readonly placeholder: string;
  readonly onChange: (value: string) => void;
}

/** Chooses one of a few, with the browser's own list. */
export function SelectField({
  label,
  error,
  hint,
  value,
  choices,
  placeholder,
  onChange,
  ...select
}: SelectFieldProps) {
  const id = useId();
  const isWrong = error !== undefined;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div className={classNames(frame.box, isWrong && frame.wrong)}>
        <select
          {...select}
          id={id}
          className={classNames(frame.input, styles.select, value === '' && styles.empty)}
          value={value}
          aria-invalid={isWrong}
          aria-describedby={describedBy(id, { label, error, hint })}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">{placeholder}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <IconChevronDown className={styles.chevron} size={16} stroke={1.75} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}
