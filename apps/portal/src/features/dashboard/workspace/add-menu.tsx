import { listAddTargets } from '@partyline/workspaces';
import { Button, Menu } from '@mantine/core';
import { screens, permissionRefusalText } from '@partyline/texts';
import { RefusedItem, useCloseRequest } from '@partyline/ui';
import { IconCpu, IconFolderPlus, IconLock, IconPlus } from '@tabler/icons-react';
import { memo, useMemo, useRef, useState } from 'react';
import {
  can,
  isHiddenRefusal,
  subjectFor,
  type AccountCircumstances,
  type Subject,
} from '@partyline/permissions';
import { openDialog } from '../../../shell/dialogs/dialogs.ts';
import styles from './add-menu.module.css';
import { useMe } from '../../../session/me.ts';
import { useIsConnected } from '../../../query-client.ts';
import { whoCanInstead } from '../../../shell/page/who-can-instead.tsx';
import type { RefusedAct } from '@partyline/contract';
import { readerOf, useCircumstances } from '../../../session/rights.ts';
import type { Workspaces } from '../../../session/workspaces.ts';
import type { WorkspaceView } from '../dashboard-rows.ts';

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
  if (kind === 'create') openDialog('create-workspace', {});
  else openDialog('add-device', { workspaceId: null });
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
        {/* Mantine listens inside the menu, which has the focus a little later. */}
        <Button
          ref={button}
          classNames={CLASSES}
          leftSection={PLUS}
          aria-label={words.addMenu}
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          {words.addMenu}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={words.addMenu}>
        {entries.map(({ kind, refusal, refusedAct }) =>
          refusal !== undefined && refusedAct !== undefined ? (
            <RefusedItem
              key={kind}
              label={ADD_ENTRIES[kind].label}
              reason={refusal}
              instead={whoCanInstead(refusedAct)}
            />
          ) : (
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
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
});

interface AddEntry {
  readonly kind: 'create' | 'add-device';
  readonly refusal: string | undefined;
  /** What a right refuses. */
  readonly refusedAct?: RefusedAct;
}

const ACTS = { create: 'account.workspace.add', 'add-device': 'workspace.add-instances' } as const;

interface AddQuestion {
  readonly subject: Subject;
  readonly circumstances: AccountCircumstances;
  readonly workspaces: Workspaces;
  readonly isConnected: boolean;
}

/**
 * Lists what the caller may add. Entries that the role never allows are left out; temporary refusals say why. [GC-10, GC-8, GD-45, PLUS-7]
 */
export function listAddEntries({ subject, circumstances, workspaces, isConnected }: AddQuestion): AddEntry[] {
  const targets = listAddTargets(workspaces, circumstances);
  const decisions = [
    { kind: 'create', decision: can(subject, 'add', { kind: 'account', branch: 'workspace' }) },
    { kind: 'add-device', decision: targets.refusal ?? { allowed: targets.allowed.length > 0 } },
  ] as const;
  return decisions.flatMap(({ kind, decision }): AddEntry[] => {
    if (decision.allowed) {
      return [{ kind, refusal: isConnected ? undefined : screens.dashboard.offlineRefusal }];
    }
    if (!('reason' in decision) || isHiddenRefusal(decision.reason)) return [];
    const refusal = permissionRefusalText(decision.reason, readerOf(subject));
    return [{ kind, refusal, refusedAct: { act: ACTS[kind] } }];
  });
}

/** Returns what the user may add now. */
export function useAddEntries(workspaces: Workspaces): AddEntry[] {
  const circumstances = useCircumstances();
  const isConnected = useIsConnected();
  const role = useMe().user.role;
  const subject = subjectFor({ roles: role === null ? [] : [role], ...circumstances });
  return listAddEntries({ subject, circumstances, workspaces, isConnected });
}
