import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FloatingPanel } from '../floating/floating-panel.tsx';
import styles from './menu.module.css';

const LOCK = <IconLock size={14} stroke={1.75} aria-hidden="true" />;

/** One thing to do. */
export interface MenuItem {
  readonly key: string;
  readonly label: string;
  /** 16 px, outline. */
  readonly icon: ReactNode;
  /** Why it cannot be done now, in words; it stands under the label. */
  readonly refusal?: string | undefined;
  /** A line above it. */
  readonly isSeparated?: boolean;
  readonly onSelect: () => void;
}

interface MenuProps {
  anchor: HTMLElement;
  label: string;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  onClose: () => void;
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

function moveFocus(event: React.KeyboardEvent): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.findIndex((item) => item === document.activeElement);
  items[step(at, items.length - 1)]?.focus();
}

/** A menu beside the button that opened it. What is refused stays in it, can be reached, and says why. [PLUS-7] */
export function Menu({ anchor, label, items, align = 'end', onClose }: MenuProps) {
  return (
    <FloatingPanel
      anchor={anchor}
      label={label}
      align={align}
      role="menu"
      className={styles.menu}
      onClose={onClose}
      onKeyDown={(event) => (event.key === 'Tab' ? onClose() : moveFocus(event))}
    >
      {items.map(({ key, label: name, icon, refusal, isSeparated, onSelect }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={classNames(styles.item, isSeparated && styles.separated)}
          aria-disabled={refusal === undefined ? undefined : true}
          onClick={() => {
            if (refusal !== undefined) return;
            onClose();
            onSelect();
          }}
        >
          {refusal === undefined ? icon : LOCK}
          <span>
            {name}
            {refusal !== undefined && <small className={styles.reason}>{refusal}</small>}
          </span>
        </button>
      ))}
    </FloatingPanel>
  );
}
