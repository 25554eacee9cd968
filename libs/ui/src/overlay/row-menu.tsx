import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconLock } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import type { Instead } from '../reason/instead.ts';
import { useCloseRequest } from './close-requests.ts';
import { RefusedItem } from './refused-item.tsx';

const DOTS = <IconDots size={16} stroke={1.75} aria-hidden="true" />;
const LOCK = <IconLock size={14} stroke={1.75} aria-hidden="true" />;

export interface RowMenuItem {
  readonly key: string;
  readonly icon: ReactNode;
  readonly label: string;
  /** Why it is refused now. */
  readonly refusal: string | undefined;
  /** Where the refused action leads. */
  readonly instead?: Instead | undefined;
  readonly onPick: () => void;
}

interface RowMenuProps {
  readonly label: string;
  readonly title: string;
  /** On opening. */
  readonly listItems: () => readonly RowMenuItem[];
}

/**
 * Shows a table row's menu. Refused actions are reachable and say why; pressing one keeps the menu open,
 * or leads to who can. [PLUS-7, PLUS-35]
 */
export function RowMenu({ label, title, listItems }: RowMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useCloseRequest(() => setOpen(false), isOpen);
  const pick = ({ refusal, onPick }: RowMenuItem) => {
    if (refusal !== undefined) return;
    // A dialog returns the focus here.
    button.current?.focus({ preventScroll: true });
    onPick();
  };
  return (
    // In place: the end of the body is outside of the landmarks.
    <Menu opened={isOpen} withinPortal={false} floatingStrategy="fixed" onChange={setOpen}>
      <Menu.Target>
        {/* Mantine listens inside the menu, which has the focus a little later. */}
        <ActionIcon
          ref={button}
          aria-label={label}
          title={title}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          {DOTS}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={label} aria-labelledby={undefined}>
        {isOpen &&
          listItems().map((item) =>
            item.refusal !== undefined && item.instead !== undefined ? (
              <RefusedItem key={item.key} label={item.label} reason={item.refusal} instead={item.instead} />
            ) : (
              <Menu.Item
                key={item.key}
                leftSection={item.refusal === undefined ? item.icon : LOCK}
                aria-disabled={item.refusal === undefined ? undefined : true}
                closeMenuOnClick={item.refusal === undefined}
                onClick={() => pick(item)}
              >
                {item.label}
                {item.refusal !== undefined && <small>{item.refusal}</small>}
              </Menu.Item>
            ),
          )}
      </Menu.Dropdown>
    </Menu>
  );
}
