import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './radio-list.module.css';

export interface RadioListOption<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** What it is, or why it is disabled. */
  readonly description?: ReactNode;
  readonly isDisabled?: boolean;
}

interface RadioListProps<Value extends string> {
  readonly label: string;
  readonly options: readonly RadioListOption<Value>[];
  /** Empty for none. */
  readonly value: Value | '';
  readonly error?: ReactNode;
  readonly onChange: (value: Value) => void;
}

const CLASSES = {
  body: styles.body ?? '',
  labelWrapper: styles.labelWrapper ?? '',
  label: styles.label ?? '',
  inner: styles.inner ?? '',
  icon: styles.icon ?? '',
  radio: styles.radio ?? '',
  description: styles.description ?? '',
};

/** Shows a choice of one of a few in a framed list, each with a description; a disabled one says why. [PLUS-7] */
export function RadioList<Value extends string>({ options, onChange, ...group }: RadioListProps<Value>) {
  return (
    <Radio.Group {...group} onChange={(value) => onChange(value as Value) /* one of the options */}>
      <div className={styles.list}>
        {options.map(({ value, label, description, isDisabled = false }) => (
          <Radio
            key={value}
            value={value}
            className={styles.option ?? ''}
            classNames={CLASSES}
            label={label}
            description={description}
            disabled={isDisabled}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
