import { ActionIcon, Button } from '@mantine/core';
import type { AccessRow } from '@partyline/contract';
import {
  BULK_ACTIONS,
  splitByAct,
  type BulkAct,
  type BulkAction,
  type RowContext,
} from '@partyline/invitations';
import { screens } from '@partyline/texts';
import { classNames, DisabledReason } from '@partyline/ui';
import {
  IconCalendarEvent,
  IconDownload,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconShieldCog,
  IconUserMinus,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import barStyles from '../../../shell/bulk/bulk-bar.module.css';
import { BulkPlace } from '../../../shell/bulk/bulk-place.tsx';
import { startBulkRun } from '../../../shell/bulk/bulk-run.ts';
import { useStore } from '../../../store.ts';
import { errorText } from '../../../shell/messages/error-text.ts';
import { exportAccess } from '../export-access.ts';
import { actOnAccess, useRefetchPeople } from '../mutations.ts';
import { placeNameOf } from '../table/access-cells.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { peopleRun } from './people-run.ts';
import { doneText, PeopleResults } from './people-results.tsx';
import styles from './people-bar.module.css';
import type { PeopleSelection } from './selection.ts';

const words = screens.peopleBulk;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const CROSS = <IconX {...ICON} />;
const DOWNLOAD = <IconDownload {...ICON} />;
const ICONS = {
  resend: <IconSend {...ICON} />,
  'set-end': <IconCalendarEvent {...ICON} />,
  'change-role': <IconShieldCog {...ICON} />,
  suspend: <IconPlayerPause {...ICON} />,
  resume: <IconPlayerPlay {...ICON} />,
  revoke: <IconUserMinus {...ICON} />,
} as const satisfies Record<BulkAction, React.JSX.Element>;

interface BulkBarProps {
  readonly selection: PeopleSelection;
  readonly contextOf: (row: AccessRow) => RowContext;
  readonly isConnected: boolean;
}

/** Renders the acts on the selection, their dialog and the results of the last one. [HZ-8] */
export function BulkBar({ selection, contextOf, isConnected }: BulkBarProps) {
  const [asked, ask] = useState<BulkAction | null>(null);
  const run = useStore(peopleRun, (last) => last);
  const refetch = useRefetchPeople();
  const rows = [...selection.rows.values()];
  const begin = (act: BulkAct, fitting: readonly AccessRow[]) => {
    ask(null);
    // Equal for a retry, so that nothing is done twice.
    const batchId = crypto.randomUUID();
    const byId = new Map(fitting.map((row) => [row.id, row]));
    const changed = new Map<string, AccessRow | null>();
    const actOn = async (id: string) => {
      const row = byId.get(id);
      if (row === undefined) return undefined;
      changed.set(id, await actOnAccess({ row, batchId, act }));
      return { result: 'done', reason: doneText(act, row) } as const;
    };
    const named = fitting.map((row) => ({ id: row.id, name: `${row.email}, ${placeNameOf(row)}` }));
    const started = startBulkRun(named, actOn, errorText);
    const stop = started.items.subscribe(() => {
      const isOver = started.items.get().every(({ result }) => result !== 'waiting' && result !== 'working');
      if (isOver) {
        // Once for all: the offers of a selection of hundreds take longer than an act.
        selection.update(changed);
        refetch();
      }
      if (isOver && started.items.get().every(({ result }) => result === 'done')) stop();
    });
    peopleRun.set(started);
  };
  if (rows.length === 0 && run === null) return null;
  return (
    <BulkPlace className={styles.place}>
      {run === null ? null : <PeopleResults run={run} onClose={() => peopleRun.set(null)} />}
      {rows.length === 0 ? null : <Bar {...{ rows, contextOf, isConnected, selection }} onAsk={ask} />}
      {asked === null ? null : (
        <BulkDialog action={asked} {...{ rows, contextOf }} onConfirm={begin} onClose={() => ask(null)} />
      )}
    </BulkPlace>
  );
}

interface BarProps extends BulkBarProps {
  readonly rows: readonly AccessRow[];
  readonly onAsk: (action: BulkAction) => void;
}

const countInvited = (rows: readonly AccessRow[]): number =>
  rows.filter(({ kind }) => kind === 'invitation').length;

function labelOf(action: BulkAction, fitting: readonly AccessRow[]): string {
  const invited = countInvited(fitting);
  if (action === 'revoke') return words.acts.revoke(invited, fitting.length - invited);
  return words.acts[action](fitting.length);
}

function Bar({ rows, contextOf, isConnected, selection, onAsk }: BarProps) {
  const invited = countInvited(rows);
  const offers = BULK_ACTIONS.map((action) => ({ action, ...splitByAct(rows, { action }, contextOf) }));
  // A selection without suspended people has nothing to resume.
  const shown = offers.filter(({ action, fitting }) => action !== 'resume' || fitting.length > 0);
  return (
    <div role="toolbar" aria-label={words.label} className={classNames(barStyles.bar, styles.bar)}>
      <span className={barStyles.count} role="status">
        {words.selected(rows.length)}
        <span className={styles.kinds}>{words.kinds(invited, rows.length - invited)}</span>
      </span>
      {shown.map(({ action, fitting }) => (
        <DisabledReason
          key={action}
          reason={
            isConnected
              ? fitting.length === 0
                ? words.none[action]
                : undefined
              : screens.manageInvite.offline
          }
        >
          <Button
            size="xs"
            variant="subtle"
            leftSection={ICONS[action]}
            {...(action === 'revoke' && fitting.length > 0 && { c: 'var(--pl-bad)' })}
            onClick={() => onAsk(action)}
          >
            {labelOf(action, fitting)}
          </Button>
        </DisabledReason>
      ))}
      <Button size="xs" variant="subtle" leftSection={DOWNLOAD} onClick={() => exportAccess(rows)}>
        {words.export(rows.length)}
      </Button>
      <ActionIcon size="xs" className={styles.clear ?? ''} aria-label={words.clear} onClick={selection.clear}>
        {CROSS}
      </ActionIcon>
    </div>
  );
}
