import { IconChevronDown } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './combobox-field.module.css';
import { ComboboxList, optionId } from './combobox-list.tsx';
import { describedBy, FieldFrame } from './field-frame.tsx';
import frame from './field-frame.module.css';
import type { SelectFieldProps } from './select-field.tsx';
import { useCombobox } from './use-combobox.ts';

interface ComboboxFieldProps extends Omit<SelectFieldProps, 'ref' | 'autoComplete' | 'onBlur'> {
  readonly onBlur?: (() => void) | undefined;
  /** Stands in the list when nothing fits what was typed. */
  readonly noneLabel: string;
}

/** Chooses one of many by typing a part of its name. What fits nothing is not kept. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, error, hint, value, choices, placeholder, noneLabel, name, required, onChange, onBlur } =
    props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const combobox = useCombobox(choices, value, onChange);
  const { isOpen, text, found, active } = combobox;
  const activeChoice = found[active];
  const isWrong = error !== undefined;
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint}>
      <div ref={box} className={classNames(frame.box, isWrong && frame.wrong)}>
        <input
          type="text"
          name={name}
          required={required}
          id={id}
          role="combobox"
          // A browser that fills in would not know the names of the list.
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={activeChoice ? optionId(`${id}-list`, activeChoice) : undefined}
          aria-invalid={isWrong}
          aria-describedby={describedBy(id, { label, error, hint })}
          className={classNames(frame.input, styles.input)}
          placeholder={placeholder}
          value={text}
          onChange={(event) => combobox.type(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onClick={combobox.open}
          onKeyDown={combobox.press}
          onBlur={() => {
            combobox.leave();
            onBlur?.();
          }}
        />
        <IconChevronDown className={styles.chevron} size={16} stroke={1.75} aria-hidden="true" />
      </div>
      {isOpen ? (
        <ComboboxList
          id={`${id}-list`}
          label={label}
          value={value}
          combobox={combobox}
          anchor={box}
          noneLabel={noneLabel}
        />
      ) : null}
    </FieldFrame>
  );
}
