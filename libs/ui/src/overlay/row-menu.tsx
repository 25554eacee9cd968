import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconLock } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { useCloseRequest } from './close-requests.ts';

const DOTS = <IconDots size={16} stroke={1.75} aria-hidden="true" />;
const LOCK = <IconLock size={14} stroke={1.75} aria-hidden="true" />;

/** An action in the menu of a row. */
export interface RowMenuItem {
  readonly key: string;
  readonly icon: ReactNode;
  readonly label: string;
  /** Why it is refused now, in words. */
  readonly refusal: string | undefined;
  readonly onPick: () => void;
}

interface RowMenuProps {
  /** The accessible name: what the menu is of. */
  readonly label: string;
  readonly title: string;
  /** Called when the menu opens. */
  readonly listItems: () => readonly RowMenuItem[];
}

/** The menu of a row in a table. A refused action can be reached and says why; pressing it keeps the menu open. [PLUS-7] */
export function RowMenu({ label, title, listItems }: RowMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useCloseRequest(() => setOpen(false), isOpen);
  const pick = ({ refusal, onPick }: RowMenuItem) => {
    if (refusal !== undefined) return;
    // A dialog that opens returns the focus to where it finds it.
    button.current?.focus({ preventScroll: true });
    onPick();
  };
  return (
    // In place: at the end of the body it would lie outside of the page's landmarks.
    <Menu opened={isOpen} withinPortal={false} floatingStrategy="fixed" onChange={setOpen}>
      <Menu.Target>
        <ActionIcon ref={button} aria-label={label} title={title}>
          {DOTS}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={label} aria-labelledby={undefined}>
        {isOpen &&
          listItems().map((item) => (
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
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
