import { Menu } from '@mantine/core';
import { ElementTarget, useCloseRequest, useReturnFocus } from '@partyline/ui';
import { IconLock } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { listDeviceMenu, type DeviceContext, type DeviceMenuEntry } from '@partyline/device-state';
import { deviceRefusalText, screens } from '@partyline/texts';
import { useStore } from '../../../store.ts';
import { useCardContext, inWorkspace, useMoveTargets } from '../device-context.ts';
import { readerOf } from '../../../session/rights.ts';
import { openDialog } from '../../../shell/dialogs/dialogs.ts';
import { select, selection } from '../data/page-state.ts';
import { useAcknowledgeAction } from './acknowledge-action.tsx';
import { ACTION_ICONS } from './icons.tsx';
import type { ShownDevice, WorkspaceView } from '../dashboard-rows.ts';

const words = screens.deviceCare;
const LOCK = <IconLock size={14} stroke={1.75} aria-hidden="true" />;

export interface MenuAction {
  readonly key: string;
  readonly label: string;
  /** 16 px, outline. */
  readonly icon: ReactNode;
  /** Text under the label that says why it is refused. */
  readonly refusal?: string | undefined;
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

/** Renders a menu beside an element. A refused entry stays focusable, says why, and keeps the menu open. [PLUS-7] */
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
        {actions.map(({ key, label: name, icon, refusal, isDanger, onSelect }, index) => [
          isDanger === true && <Menu.Divider key={`${key} divider`} />,
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
          </Menu.Item>,
        ])}
      </Menu.Dropdown>
    </Menu>
  );
}

interface DeviceMenuProps extends ShownDevice {
  anchor: HTMLElement;
  access: DeviceContext;
  views: readonly WorkspaceView[];
  onClose: () => void;
}

/** Renders the menu of a device: actions without a control of their own. [PLUS-7] */
export function DeviceMenu({ device, view, access, views, anchor, onClose }: DeviceMenuProps) {
  const { showDevice, command } = useCardContext();
  const isSelected = useStore(selection, (selected) => selected).has(device.vicUuid);
  const run = (entry: DeviceMenuEntry) => {
    if (entry === 'details') showDevice(device.vicUuid);
    else if (entry === 'select') select([device.vicUuid], !isSelected);
    else if (entry === 'stop') command(device, 'stop', access);
    else openDialog(`${entry}-device`, { vicUuids: [device.vicUuid] });
  };
  const acknowledge = useAcknowledgeAction(device, access);
  const moveTargets = useMoveTargets(view, views);
  const context = inWorkspace(access, view, moveTargets.length);
  const actions = listDeviceMenu(device, context).map(({ entry, refusal }) => ({
    key: entry,
    label: entry === 'select' && isSelected ? words.actions.deselect : words.actions[entry],
    icon: ACTION_ICONS[entry],
    refusal: refusal === null ? undefined : deviceRefusalText(refusal, readerOf(access.subject)),
    isDanger: entry === 'unregister',
    onSelect: () => run(entry),
  }));
  return (
    <ActionMenu
      anchor={anchor}
      label={words.menu(device.deviceName)}
      actions={[...acknowledge, ...actions]}
      onClose={onClose}
    />
  );
}
