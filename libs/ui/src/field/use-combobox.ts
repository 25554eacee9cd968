import { useState, type KeyboardEvent } from 'react';
import { findChoices } from './find-choices.ts';
import type { Choice } from './select-field.tsx';

/** What a combobox remembers while its list is open. */
interface OpenList {
  /** What has been typed since the list opened; null for nothing yet, then every choice is shown. */
  readonly typed: string | null;
  readonly active: number;
  /** Whether the arrows chose the active one; what typing puts there first is no choice while nothing is typed. */
  readonly isWalked: boolean;
}

/** A combobox, between its value and what is on screen. */
export interface Combobox {
  readonly isOpen: boolean;
  /** What stands in the field. */
  readonly text: string;
  readonly found: readonly Choice[];
  /** The position of the choice that Enter takes; -1 for none. */
  readonly active: number;
  readonly open: () => void;
  readonly type: (text: string) => void;
  readonly choose: (choice: Choice) => void;
  /** Leaves the field: takes what Enter would take if something was typed. */
  readonly leave: () => void;
  readonly press: (event: KeyboardEvent) => void;
}

/** The behaviour of a combobox: typing narrows the choices, arrows walk, Enter and Tab take, Escape gives up. */
export function useCombobox(
  choices: readonly Choice[],
  value: string,
  onChange: (value: string) => void,
): Combobox {
  const [list, setList] = useState<OpenList | null>(null);
  const chosen = choices.findIndex((choice) => choice.value === value);
  const typed = list?.typed ?? null;
  const found = list === null ? [] : findChoices(choices, typed ?? '');
  const active = list === null ? -1 : Math.min(list.active, found.length - 1);

  const close = () => setList(null);
  const open = () =>
    setList((before) => before ?? { typed: null, active: Math.max(0, chosen), isWalked: false });
  const choose = (choice: Choice) => {
    close();
    if (choice.value !== value) onChange(choice.value);
  };
  const take = () => {
    const choice = found[active];
    const isEmptied = typed?.trim() === '' && list?.isWalked === false;
    if (isEmptied && value !== '') onChange('');
    if (choice !== undefined && !isEmptied) choose(choice);
    else close();
  };
  const leave = () => {
    if (typed === null && list?.isWalked !== true) close();
    else take();
  };
  const walk = (step: number) => {
    if (list === null) open();
    else if (found.length > 0) {
      setList({ ...list, active: (active + step + found.length) % found.length, isWalked: true });
    }
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      walk(event.key === 'ArrowDown' ? 1 : -1);
    } else if (list !== null && (event.key === 'Enter' || event.key === 'Escape')) {
      // Meant for the list: neither sends the form nor closes a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Enter') take();
      else close();
    }
  };

  return {
    isOpen: list !== null,
    text: typed ?? choices[chosen]?.label ?? '',
    found,
    active,
    open,
    type: (text) => setList({ typed: text, active: 0, isWalked: false }),
    choose,
    leave,
    press,
  };
}
