import { NativeSelect } from '@mantine/core';
import { listMoveBlockers, selectMoveUnits } from '@partyline/device-state';
import { MOVE_REFUSAL_TEXTS, screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import * as v from 'valibot';
import { useMutationForm } from '../../../forms/use-mutation-form.ts';
import { select } from '../data/page-state.ts';
import { showWorkspaceMessage } from '../data/workspace-store.ts';
import { useMoveTargets } from '../device-context.ts';
import { useMoveDevices } from '../dialog-mutations.ts';
import { Blocker, DeviceNames } from './blockers.tsx';
import type { WorkspaceView } from '../dashboard-rows.ts';

const words = screens.deviceCare;
const REQUIRED = 'required';
const schema = v.object({ target: v.pipe(v.string(), v.nonEmpty(REQUIRED)) });

interface MoveDialogProps {
  view: WorkspaceView;
  views: readonly WorkspaceView[];
  vicUuids: readonly string[];
  onClose: () => void;
}

/** Moves whole link groups. [DEV-31, DEV-32, LQ-6] */
function planMove(view: WorkspaceView, vicUuids: readonly string[]) {
  const units = selectMoveUnits(view.devices, vicUuids);
  if (!units.ok) return { rows: [], blockers: [{ text: MOVE_REFUSAL_TEXTS[units.error], rows: [] }] };
  const rows = units.value.flatMap((unit) => unit.rows);
  // Only the API knows the owner, and so which LQs block the move.
  const given = { callerUid: '', workspaceOwnerUid: null, lqUuids: new Set<string>() };
  const blockers = listMoveBlockers(units.value, given).map(({ reason, vicUuids: blocked }) => ({
    text: MOVE_REFUSAL_TEXTS[reason],
    rows: rows.filter((row) => blocked.includes(row.vicUuid)),
  }));
  return { rows, blockers };
}

/** Moves devices in whole link groups; lists blockers by name. [WS-4, LQ-6, GW-14] */
export function MoveDialog({ view, views, vicUuids, onClose }: MoveDialogProps) {
  const targets = useMoveTargets(view, views);
  const mutation = useMoveDevices();
  const { rows, blockers } = planMove(view, vicUuids);
  const move = async ({ target }: { target: string }) => {
    const workspaceId = Number(target);
    const name = targets.find(({ id }) => id === workspaceId)?.name ?? '';
    const moved = await mutation.mutateAsync({ workspaceId, vicUuids: [...vicUuids] });
    select(moved.vicUuids, false);
    const count = moved.vicUuids.length;
    showWorkspaceMessage(view.workspace.id, words.moved(count, name));
    showWorkspaceMessage(workspaceId, words.arrived(count, view.workspace.name));
    onClose();
  };
  const texts = { [REQUIRED]: words.targetRequired };
  const { form, ...state } = useMutationForm({
    schema,
    texts,
    initialValues: { target: '' },
    draftRow: vicUuids.join(),
    mutation,
    submit: move,
  });
  const isPossible = blockers.length === 0 && targets.length > 0;
  const choices = targets.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <FormModal
      title={isPossible ? words.moveTitle(rows.length) : words.cannotMove(rows.length)}
      submitLabel={isPossible ? words.move(rows.length) : undefined}
      cancelLabel={isPossible ? words.cancel : words.close}
      {...state}
      onClose={onClose}
    >
      {rows.length > vicUuids.length && <p>{words.moveWhole}</p>}
      {blockers.length === 0 && <DeviceNames devices={rows} />}
      {blockers.map(({ text, rows: blocked }) => (
        <Blocker key={text} text={text}>
          <DeviceNames devices={blocked} onFollow={onClose} />
        </Blocker>
      ))}
      {targets.length === 0 && <Blocker text={screens.dashboard.noTarget} />}
      {isPossible && (
        <NativeSelect
          label={words.moveTo}
          data={[{ value: '', label: words.choose }, ...choices]}
          required
          {...form.getInputProps('target')}
        />
      )}
    </FormModal>
  );
}
