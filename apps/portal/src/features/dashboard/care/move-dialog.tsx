import { listMoveBlockers, selectMoveUnits } from '@partyline/device-state';
import { MOVE_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { SelectField } from '@partyline/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NoticeBox } from '../../../shell/notice-box.tsx';
import { INSTANCES_KEY } from '../data/instances.queries.ts';
import { readAgain } from '../data/read-again.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';
import { select } from '../selection.ts';
import { Blocker } from './blocker.tsx';
import { DeedDialog } from './deed-dialog.tsx';
import { moveDevices } from './device-deeds.ts';
import { DeviceNames } from './device-names.tsx';
import { useMoveTargets } from '../device-context.ts';
import { useDeed } from './use-deed.ts';
import { showWorkspaceMessage } from './workspace-messages.ts';

const words = screens.deviceCare;

interface MoveDialogProps {
  view: WorkspaceView;
  views: readonly WorkspaceView[];
  vicUuids: readonly string[];
  onClose: () => void;
}

/** The rows that go along, whole link groups of them, and why they cannot, by what is in the way. [DEV-31, DEV-32, LQ-6] */
function planMove(view: WorkspaceView, vicUuids: readonly string[]) {
  const units = selectMoveUnits(view.devices, vicUuids);
  if (!units.ok) return { rows: [], blockers: [{ text: MOVE_REFUSAL_TEXTS[units.error], rows: [] }] };
  const rows = units.value.flatMap((unit) => unit.rows);
  // Whose an LQ is only the service can judge: it knows who owns the workspace.
  const given = { callerUid: '', workspaceOwnerUid: null, lqUuids: new Set<string>() };
  const blockers = listMoveBlockers(units.value, given).map(({ reason, vicUuids: blocked }) => ({
    text: MOVE_REFUSAL_TEXTS[reason],
    rows: rows.filter((row) => blocked.includes(row.vicUuid)),
  }));
  return { rows, blockers };
}

/** Moves devices to another workspace; link groups go as a whole, and what is in the way is said by name. [WS-4, LQ-6, GW-14] */
export function MoveDialog({ view, views, vicUuids, onClose }: MoveDialogProps) {
  const client = useQueryClient();
  const targets = useMoveTargets(view, views);
  const [target, setTarget] = useState('');
  const [isMissing, setMissing] = useState(false);
  const deed = useDeed();
  const { rows, blockers } = planMove(view, vicUuids);
  const move = async () => {
    setMissing(target === '');
    const chosen = targets.find(({ id }) => String(id) === target);
    if (chosen === undefined) return;
    const isDone = await deed.run(async () => {
      const moved = await moveDevices(vicUuids, chosen.id);
      select(moved, false);
      showWorkspaceMessage(view.workspace.id, words.moved(moved.length, chosen.name));
      showWorkspaceMessage(chosen.id, words.arrived(moved.length, view.workspace.name));
    });
    if (!isDone) return;
    readAgain(client, INSTANCES_KEY);
    onClose();
  };
  const isPossible = blockers.length === 0 && targets.length > 0;
  return (
    <DeedDialog
      title={words.moveTitle(rows.length)}
      confirmLabel={words.move(rows.length)}
      deed={deed}
      isPossible={isPossible}
      onConfirm={() => void move()}
      onCancel={onClose}
    >
      {rows.length > vicUuids.length && <p>{words.moveWhole}</p>}
      {blockers.length === 0 && <DeviceNames devices={rows} />}
      {blockers.map(({ text, rows: blocked }) => (
        <Blocker key={text} text={text}>
          <DeviceNames devices={blocked} />
        </Blocker>
      ))}
      {targets.length === 0 && <NoticeBox type="error">{words.noTarget}</NoticeBox>}
      {isPossible && (
        <SelectField
          label={words.moveTo}
          value={target}
          choices={targets.map(({ id, name }) => ({ value: String(id), label: name }))}
          placeholder={words.choose}
          error={isMissing ? words.targetRequired : undefined}
          required
          onChange={setTarget}
        />
      )}
    </DeedDialog>
  );
}
