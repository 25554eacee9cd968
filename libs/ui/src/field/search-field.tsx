import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './search-field.module.css';

const LENS = <IconSearch size={16} stroke={1.75} aria-hidden="true" />;
const CROSS = <IconX size={16} stroke={1.75} aria-hidden="true" />;

interface SearchFieldProps {
  value: string;
  /** The accessible name. */
  label: string;
  placeholder: string;
  clearLabel: string;
  maxLength?: number;
  className?: string | undefined;
  onChange: (value: string) => void;
}

/** A field that filters what is below it while one types; Escape empties it. */
export function SearchField({
  value,
  label,
  placeholder,
  clearLabel,
  maxLength,
  className,
  onChange,
}: SearchFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    ref.current?.focus();
  };
  return (
    <div role="search" className={classNames(styles.field, className)}>
      {LENS}
      <input
        ref={ref}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && value !== '' && clear()}
      />
      {value !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={clearLabel}
          title={clearLabel}
          onClick={clear}
        >
          {CROSS}
        </button>
      )}
    </div>
  );
}
