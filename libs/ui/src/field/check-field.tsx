import { useId, type ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { describedBy, FieldFoot, type FieldWords } from './field-frame.tsx';
import styles from './check-field.module.css';

type Native = Pick<ComponentPropsWithRef<'input'>, 'name' | 'required' | 'onBlur' | 'ref'>;

/** What a box to tick and a switch take. */
export interface CheckFieldProps extends FieldWords, Native {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Check({
  label,
  error,
  hint,
  isOn,
  onChange,
  isSwitch,
  ...input
}: CheckFieldProps & { readonly isSwitch: boolean }) {
  const id = useId();
  const isWrong = error !== undefined;
  return (
    <div className={styles.row}>
      <input
        {...input}
        id={id}
        type="checkbox"
        role={isSwitch ? 'switch' : undefined}
        className={classNames(isSwitch ? styles.switch : styles.check, isWrong && styles.wrong)}
        checked={isOn}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy(id, { label, error, hint })}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div className={styles.words}>
        <label className={classNames(styles.label, isSwitch && styles.strong)} htmlFor={id}>
          {label}
        </label>
        <FieldFoot id={id} error={error} hint={hint} />
      </div>
    </div>
  );
}

/** A box to tick: it counts when the form is sent. */
export function CheckboxField(props: CheckFieldProps) {
  return <Check {...props} isSwitch={false} />;
}

/** A switch: on or off, said as such. */
export function SwitchField(props: CheckFieldProps) {
  return <Check {...props} isSwitch />;
}
