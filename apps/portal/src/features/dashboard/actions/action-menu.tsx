import { Menu } from '@mantine/core';
import { ElementTarget, useCloseRequest, useReturnFocus } from '@partyline/ui';
import { screens } from '@partyline/texts';
import { IconLock } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';

const LOCK = <IconLock size={14} stroke={1.75} aria-hidden="true" />;

export interface MenuAction {
  readonly key: string;
  readonly label: string;
  /** 16 px, outline. */
  readonly icon: ReactNode;
  /** Text under the label that says why it is refused. */
  readonly refusal?: string | undefined;
  /** Shows who can instead, on pressing an entry that a missing right refuses. */
  readonly onWhoCan?: (() => void) | undefined;
  /** It cannot be undone: apart and red. */
  readonly isDanger?: boolean;
  readonly onSelect: () => void;
}

interface ActionMenuProps {
  anchor: HTMLElement;
  label: string;
  actions: readonly MenuAction[];
  onClose: () => void;
}

// Mantine's focus trap waits for a timer: earlier keys would miss the menu or be undone.
const focusItem = (item: HTMLButtonElement | null) => item?.focus({ preventScroll: true });

/**
 * Renders a menu beside an element. A refused entry stays focusable and says why; pressing it shows who can,
 * or keeps the menu open. [PLUS-7, PLUS-35]
 */
export function ActionMenu({ anchor, label, actions, onClose }: ActionMenuProps) {
  useReturnFocus();
  useCloseRequest(onClose);
  // The workspace header, if its menu key opened the menu.
  const [opener] = useState(() => document.activeElement);
  return (
    // In place: a portal would lie outside the page's landmarks.
    <Menu opened withinPortal={false} trapFocus={false} onClose={onClose}>
      <Menu.Target>
        <ElementTarget element={anchor} />
      </Menu.Target>
      <Menu.Dropdown aria-label={label} onKeyDown={({ key }) => key === 'Tab' && onClose()}>
        {actions.map(({ key, label: name, icon, refusal, isDanger, onSelect, onWhoCan }, index) => [
          isDanger === true && <Menu.Divider key={`${key} divider`} />,
          <Menu.Item
            key={key}
            ref={index === 0 ? focusItem : undefined}
            {...(isDanger === true && refusal === undefined && { color: 'red' })}
            leftSection={refusal === undefined ? icon : LOCK}
            aria-disabled={refusal === undefined ? undefined : true}
            closeMenuOnClick={refusal === undefined || onWhoCan !== undefined}
            onClick={() => {
              if (refusal !== undefined) {
                onWhoCan?.();
                return;
              }
              // A dialog returns the focus to where it was when it opened.
              (opener instanceof HTMLElement && opener !== document.body ? opener : anchor).focus({
                preventScroll: true,
              });
              onSelect();
            }}
          >
            {name}
            {refusal !== undefined && <small>{refusal}</small>}
            {refusal !== undefined && onWhoCan !== undefined && <small>{screens.whoCanLink.any}</small>}
          </Menu.Item>,
        ])}
      </Menu.Dropdown>
    </Menu>
  );
}
