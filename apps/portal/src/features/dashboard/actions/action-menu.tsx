import { Menu } from '@mantine/core';
import { ElementTarget, RefusedItem, useCloseRequest, useReturnFocus } from '@partyline/ui';
import { IconLock } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { whoCanInstead } from '../../../shell/page/who-can-instead.tsx';
import type { RefusedAct } from '@partyline/contract';

const LOCK = <IconLock size={14} stroke={1.75} aria-hidden="true" />;

export interface MenuAction {
  readonly key: string;
  readonly label: string;
  /** 16 px, outline. */
  readonly icon: ReactNode;
  /** Text under the label that says why it is refused. */
  readonly refusal?: string | undefined;
  /** What a right refuses: the entry leads to who can. */
  readonly refusedAct?: RefusedAct | undefined;
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
 * Renders a menu beside an element. A refused entry stays focusable and says why; pressing it keeps the menu open. One that a right
 * refuses is a link to who can. [PLUS-7, PLUS-35]
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
        {actions.map(({ key, label: name, icon, refusal, refusedAct, isDanger, onSelect }, index) => [
          isDanger === true && <Menu.Divider key={`${key} divider`} />,
          refusal !== undefined && refusedAct !== undefined ? (
            <RefusedItem
              key={key}
              ref={index === 0 ? focusItem : undefined}
              label={name}
              reason={refusal}
              instead={whoCanInstead(refusedAct)}
            />
          ) : (
            <Menu.Item
              key={key}
              ref={index === 0 ? focusItem : undefined}
              {...(isDanger === true && refusal === undefined && { color: 'red' })}
              leftSection={refusal === undefined ? icon : LOCK}
              aria-disabled={refusal === undefined ? undefined : true}
              closeMenuOnClick={refusal === undefined}
              onClick={() => {
                if (refusal !== undefined) return;
                // A dialog returns the focus to where it was when it opened.
                (opener instanceof HTMLElement && opener !== document.body ? opener : anchor).focus({
                  preventScroll: true,
                });
                onSelect();
              }}
            >
              {name}
              {refusal !== undefined && <small>{refusal}</small>}
            </Menu.Item>
          ),
        ])}
      </Menu.Dropdown>
    </Menu>
  );
}
