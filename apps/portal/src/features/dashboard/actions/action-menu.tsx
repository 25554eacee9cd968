import { Menu } from '@mantine/core';
import { ElementTarget, useCloseRequest, useReturnFocus } from '@partyline/ui';
import { IconLock } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

const LOCK = <IconLock size={14} stroke={1.75} aria-hidden="true" />;

/** An entry of a menu. */
export interface MenuAction {
  readonly key: string;
  readonly label: string;
  /** 16 px, outline. */
  readonly icon: ReactNode;
  /** Why it is refused now, in words; it appears under the label. */
  readonly refusal?: string | undefined;
  readonly hasDivider?: boolean;
  readonly onSelect: () => void;
}

interface ActionMenuProps {
  /** The button that the menu opens beside. */
  anchor: HTMLElement;
  label: string;
  actions: readonly MenuAction[];
  onClose: () => void;
}

// Mantine's focus trap waits for a timer: keys pressed before would not reach the menu, and it would undo an early arrow key.
const focusItem = (item: HTMLButtonElement | null) => item?.focus({ preventScroll: true });

/** A menu beside an element of a row or card. A refused entry can be reached and says why; pressing it keeps the menu open. [PLUS-7] */
export function ActionMenu({ anchor, label, actions, onClose }: ActionMenuProps) {
  useReturnFocus();
  useCloseRequest(onClose);
  // The header of a workspace, if the menu was opened by its key.
  const [opener] = useState(() => document.activeElement);
  return (
    // In place: at the end of the body it would lie outside of the page's landmarks.
    <Menu opened withinPortal={false} trapFocus={false} onClose={onClose}>
      <Menu.Target>
        <ElementTarget element={anchor} />
      </Menu.Target>
      <Menu.Dropdown aria-label={label} onKeyDown={({ key }) => key === 'Tab' && onClose()}>
        {actions.map(({ key, label: name, icon, refusal, hasDivider, onSelect }, index) => [
          hasDivider === true && <Menu.Divider key={`${key} divider`} />,
          <Menu.Item
            key={key}
            ref={index === 0 ? focusItem : undefined}
            leftSection={refusal === undefined ? icon : LOCK}
            aria-disabled={refusal === undefined ? undefined : true}
            closeMenuOnClick={refusal === undefined}
            onClick={() => {
              if (refusal !== undefined) return;
              // A dialog that opens returns the focus to where it finds it.
              (opener instanceof HTMLElement && opener !== document.body ? opener : anchor).focus({
                preventScroll: true,
              });
              onSelect();
            }}
          >
            {name}
            {refusal !== undefined && <small>{refusal}</small>}
          </Menu.Item>,
        ])}
      </Menu.Dropdown>
    </Menu>
  );
}
