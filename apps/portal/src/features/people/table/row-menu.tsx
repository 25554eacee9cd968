import type { RowActionName } from '@partyline/invitations';
import type { AccessRow } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { RowMenu } from '@partyline/ui';
import {
  IconCalendarEvent,
  IconLink,
  IconLogout2,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconShieldCog,
  IconUserSearch,
  IconUserX,
} from '@tabler/icons-react';
import { placeNameOf } from './access-cells.tsx';
import { whoCanInstead } from '../../../shell/page/who-can-instead.tsx';
import type { RefusedAct } from '@partyline/contract';

const words = screens.manageInvite;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
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

/** An action with the text of its refusal, if any. */
export interface ShownAction {
  readonly action: RowActionName;
  readonly refusal: string | undefined;
  /** What a right refuses. */
  readonly refusedAct?: RefusedAct | undefined;
}

interface AccessRowMenuProps {
  readonly row: AccessRow;
  /** Called when the menu opens. */
  readonly listActions: (row: AccessRow) => readonly ShownAction[];
  readonly onAction: (action: RowActionName, row: AccessRow) => void;
}

/** Renders the menu of a row. [PLUS-7] */
export function AccessRowMenu({ row, listActions, onAction }: AccessRowMenuProps) {
  return (
    <RowMenu
      label={words.menuOf(row.email, placeNameOf(row))}
      title={words.columns.actions}
      listItems={() =>
        listActions(row).map(({ action, refusal, refusedAct }) => ({
          key: action,
          icon: ICONS[action],
          label: labelOf(action, row),
          refusal,
          instead: refusedAct && whoCanInstead(refusedAct),
          onPick: () => onAction(action, row),
        }))
      }
    />
  );
}
