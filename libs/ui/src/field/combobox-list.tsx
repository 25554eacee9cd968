import { useLayoutEffect, useRef, type RefObject } from 'react';
import { classNames } from '../class-names.ts';
import styles from './combobox-field.module.css';
import { placeList } from './place-list.ts';
import type { Choice } from './select-field.tsx';
import type { Combobox } from './use-combobox.ts';

interface ComboboxListProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly combobox: Combobox;
  readonly anchor: RefObject<HTMLElement | null>;
  /** Stands when nothing fits. */
  readonly noneLabel: string;
}

function place(list: HTMLElement, anchor: HTMLElement): void {
  const at = placeList(anchor.getBoundingClientRect(), document.documentElement.clientHeight);
  list.style.left = `${at.left}px`;
  list.style.width = `${at.width}px`;
  list.style.maxHeight = `${at.maxHeight}px`;
  list.style.top = 'top' in at ? `${at.top}px` : 'auto';
  list.style.bottom = 'bottom' in at ? `${at.bottom}px` : 'auto';
}

/** The id of a choice, for `aria-activedescendant`. */
export function optionId(id: string, choice: Choice): string {
  return `${id}-${choice.value}`;
}

/** The choices of a combobox, above everything else on screen, so that nothing clips them. */
export function ComboboxList({ id, label, value, combobox, anchor, noneLabel }: ComboboxListProps) {
  const ref = useRef<HTMLUListElement>(null);
  const { found, active, choose } = combobox;

  useLayoutEffect(() => {
    const list = ref.current;
    const field = anchor.current;
    if (list === null || field === null) return;
    const follow = () => place(list, field);
    list.showPopover();
    follow();
    const listening = new AbortController();
    document.addEventListener('scroll', follow, { capture: true, passive: true, signal: listening.signal });
    window.addEventListener('resize', follow, { signal: listening.signal });
    return () => listening.abort();
  }, [anchor]);

  useLayoutEffect(() => {
    ref.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, found]);

  return (
    <ul ref={ref} id={id} popover="manual" role="listbox" aria-label={label} className={styles.list}>
      {found.map((choice, index) => (
        <li
          key={choice.value}
          id={optionId(id, choice)}
          role="option"
          aria-selected={choice.value === value}
          className={classNames(styles.option, index === active && styles.active)}
          // The focus stays in the field.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(choice)}
        >
          {choice.label}
        </li>
      ))}
      {found.length > 0 ? null : (
        <li role="option" aria-selected="false" aria-disabled="true" className={styles.none}>
          {noneLabel}
        </li>
      )}
    </ul>
  );
}
