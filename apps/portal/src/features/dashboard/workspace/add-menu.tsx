import { Button, Menu } from '@mantine/core';
import { screens } from '@partyline/texts';
import { useCloseRequest } from '@partyline/ui';
import { IconCpu, IconFolderPlus, IconLock, IconPlus } from '@tabler/icons-react';
import { memo, useMemo, useRef, useState } from 'react';
import { workspaceDialog } from '../data/workspace-store.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { useAddEntries, type AddEntry } from './add-entries.ts';
import styles from './add-menu.module.css';

const words = screens.workspaceMenu;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const PLUS = <IconPlus {...ICON} />;
const LOCK = <IconLock size={14} stroke={1.75} aria-hidden="true" />;
const CLASSES = { root: styles.button ?? '', section: styles.icon ?? '', label: styles.word ?? '' };

export const ADD_ENTRIES = {
  create: { label: words.newWorkspace, icon: <IconFolderPlus {...ICON} /> },
  'add-device': { label: words.entries['add-device'], icon: <IconCpu {...ICON} /> },
} as const satisfies Record<AddEntry['kind'], unknown>;

/** Opens the dialog of an entry. */
export function openAddDialog(kind: AddEntry['kind']): void {
  workspaceDialog.set(kind === 'create' ? { kind } : { kind, workspaceId: null });
}

/** The add menu; none without add rights. [WS-1, GD-45, PLUS-7] */
export const AddMenu = memo(function AddMenu({ views }: { views: readonly WorkspaceView[] }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useCloseRequest(() => setOpen(false), isOpen);
  const workspaces = useMemo(() => views.map(({ workspace }) => workspace), [views]);
  const entries = useAddEntries(workspaces);
  if (entries.length === 0) return null;
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button ref={button} classNames={CLASSES} leftSection={PLUS} aria-label={words.addMenu}>
          {words.addMenu}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={words.addMenu}>
        {entries.map(({ kind, refusal }) => (
          <Menu.Item
            key={kind}
            leftSection={refusal === undefined ? ADD_ENTRIES[kind].icon : LOCK}
            aria-disabled={refusal === undefined ? undefined : true}
            closeMenuOnClick={refusal === undefined}
            onClick={() => {
              if (refusal !== undefined) return;
              // The dialog returns the focus here.
              button.current?.focus({ preventScroll: true });
              openAddDialog(kind);
            }}
          >
            {ADD_ENTRIES[kind].label}
            {refusal === undefined ? null : <small>{refusal}</small>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
});
