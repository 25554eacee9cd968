import { ActionIcon, Menu } from '@mantine/core';
import type { AccessRow } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { useCloseRequest } from '@partyline/ui';
import {
  IconCalendarEvent,
  IconDots,
  IconLink,
  IconLock,
  IconLogout2,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconShieldCog,
  IconUserSearch,
  IconUserX,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { placeNameOf } from './access-cells.tsx';
import type { OfferedAction, RowActionName } from './row-actions.ts';

const words = screens.manageInvite;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const LOCK = <IconLock size={14} stroke={1.75} aria-hidden="true" />;
const ICONS = {
  'show-all': <IconUserSearch {...ICON} />,
  'change-role': <IconShieldCog {...ICON} />,
  'set-end': <IconCalendarEvent {...ICON} />,
  suspend: <IconPlayerPause {...ICON} />,
  resume: <IconPlayerPlay {...ICON} />,
  resend: <IconSend {...ICON} />,
  copy: <IconLink {...ICON} />,
  revoke: <IconUserX {...ICON} />,
  leave: <IconLogout2 {...ICON} />,
} as const satisfies Record<RowActionName, React.JSX.Element>;

function labelOf(action: RowActionName, row: AccessRow): string {
  switch (action) {
    case 'show-all':
      return words.all;
    case 'change-role':
      return words.changeRole;
    case 'set-end':
      return words.setEnd;
    case 'revoke':
      return row.kind === 'membership' ? words.remove : words.revoke;
    default:
      return words[action];
  }
}

interface RowMenuProps {
  readonly row: AccessRow;
  /** Asked when the menu opens. */
  readonly listActions: (row: AccessRow) => readonly OfferedAction[];
  readonly onAction: (action: RowActionName, row: AccessRow) => void;
}

/** The menu of a row. A refused action can be reached and says why; pressing it keeps the menu open. [PLUS-7] */
export function RowMenu({ row, listActions, onAction }: RowMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useCloseRequest(() => setOpen(false), isOpen);
  const run = ({ action, refusal }: OfferedAction) => {
    if (refusal !== undefined) return;
    // A dialog that opens returns the focus to where it finds it.
    button.current?.focus({ preventScroll: true });
    onAction(action, row);
  };
  const label = words.menuOf(row.email, placeNameOf(row));
  return (
    // In place: at the end of the body it would lie outside of the page's landmarks.
    <Menu opened={isOpen} withinPortal={false} floatingStrategy="fixed" onChange={setOpen}>
      <Menu.Target>
        <ActionIcon ref={button} aria-label={label} title={words.columns.actions}>
          <IconDots {...ICON} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={label} aria-labelledby={undefined}>
        {isOpen &&
          listActions(row).map((offered) => (
            <Menu.Item
              key={offered.action}
              leftSection={offered.refusal === undefined ? ICONS[offered.action] : LOCK}
              aria-disabled={offered.refusal === undefined ? undefined : true}
              closeMenuOnClick={offered.refusal === undefined}
              onClick={() => run(offered)}
            >
              {labelOf(offered.action, row)}
              {offered.refusal !== undefined && <small>{offered.refusal}</small>}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
