import { classNames } from '../class-names.ts';
import styles from './check-field.module.css';

interface CheckMarkProps {
  /** The accessible name: there is no other. */
  label: string;
  isOn: boolean;
  /** Some of what it stands for is ticked, and some is not. */
  isMixed?: boolean;
  className?: string | undefined;
  onChange: (isOn: boolean) => void;
}

/** A box to tick in a row of a list, without words of its own. */
export function CheckMark({ label, isOn, isMixed = false, className, onChange }: CheckMarkProps) {
  return (
    <input
      ref={(element) => {
        if (element !== null) element.indeterminate = isMixed;
      }}
      type="checkbox"
      className={classNames(styles.check, isMixed && styles.mixed, className)}
      aria-label={label}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
