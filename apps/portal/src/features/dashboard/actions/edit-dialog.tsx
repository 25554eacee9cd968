import { TextInput, NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { DeploymentTarget, Instance } from '@partyline/contract';
import {
  deviceActionDecision,
  isPhysical,
  planEdit,
  type DeviceContext,
  type EditPlan,
  listByLatency,
  type MeasuredCenter,
} from '@partyline/device-state';
import {
  CHANGE_WARNING_TEXTS,
  DEVICE_OUTCOME_TEXTS,
  deviceRefusalText,
  EDIT_ISSUE_TEXTS,
  screens,
} from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { NAME_MAX_LENGTH, parsedForm } from '@partyline/validation';
import { useQueries } from '@tanstack/react-query';
import { useState, useMemo } from 'react';
import { CountedInput } from '../../../forms/fields/counted-input.tsx';
import { useMutationForm } from '../../../forms/use-mutation-form.ts';
import { showMessage } from '../../../shell/messages/show-message.ts';
import { errorText } from '../../../shell/messages/error-text.ts';
import { inWorkspace } from '../device-context.ts';
import { readerOf } from '../../../session/rights.ts';
import { useEditDevice } from '../dialog-mutations.ts';
import { useDeploymentTargets } from '../queries.ts';
import { centerLatencyQuery } from '../detail-queries.ts';
import type { ShownDevice } from '../dashboard-rows.ts';

const words = screens.deviceCare;
const NO_TARGETS: readonly DeploymentTarget[] = [];

interface EditDialogProps extends ShownDevice {
  context: DeviceContext;
  onClose: () => void;
}

/** Returns why the data center cannot be changed; undefined if it can, and for a lost connection. [DEV-33, GD-14, ROLE-36] */
function centerRefusal({ device, view }: ShownDevice, context: DeviceContext): string | undefined {
  const decision = deviceActionDecision(device, 'change-data-center', inWorkspace(context, view, 0));
  return decision.allowed || decision.by === 'connection'
    ? undefined
    : deviceRefusalText(decision, readerOf(context.subject));
}

/** Edits name and data center; another data center resets the device and is confirmed first. [DEV-40 … DEV-42, GX-13] */
export function EditDialog({ device, view, context, onClose }: EditDialogProps) {
  const { deploymentTargetList: targets = NO_TARGETS, read } = useDeploymentTargets(!isPhysical(device));
  const [isAsked, setAsked] = useState(false);
  const [openedName] = useState(device.deviceName);
  const mutation = useEditDevice();
  const save = async (plan: EditPlan, base: Instance) => {
    if (plan.isDataCenterChange && !isAsked) {
      setAsked(true);
      return;
    }
    await mutation.mutateAsync({ device: base, plan });
    onClose();
    if (!plan.isDataCenterChange) return;
    showMessage({ type: 'success', message: DEVICE_OUTCOME_TEXTS['data-center-changed'] });
  };
  const { form, ...state } = useMutationForm({
    schema: parsedForm((input) => {
      const deploymentTargetIds = targets.map(({ id }) => id);
      return planEdit(device, input, { rows: view.devices, deploymentTargetIds });
    }),
    texts: EDIT_ISSUE_TEXTS,
    initialValues: { instanceName: openedName, deploymentTarget: device.deploymentTargetId },
    draftRow: device.vicUuid,
    mutation,
    row: device,
    submit: save,
  });
  if (isAsked) {
    const chosen = targets.find(({ id }) => id === form.getValues().deploymentTarget);
    return (
      <FormModal
        key="asked"
        title={words.changeTitle(device.deviceName)}
        submitLabel={words.change}
        cancelLabel={words.back}
        tone="danger"
        {...state}
        onClose={() => setAsked(false)}
      >
        <p>{words.changeFromTo(device.deploymentTarget, chosen?.name ?? '')}</p>
        <p>
          {CHANGE_WARNING_TEXTS['configuration-reset']} {CHANGE_WARNING_TEXTS['not-undoable']}
        </p>
      </FormModal>
    );
  }
  const refusal = centerRefusal({ device, view }, context);
  // A rename does not wait for the list of data centers.
  const isFixed = refusal !== undefined || read.data === undefined;
  const unread = read.error === null ? words.measuring : errorText(read.error);
  const center = form.getInputProps('deploymentTarget');
  return (
    <FormModal
      key="edit"
      title={words.editTitle(openedName)}
      submitLabel={words.save}
      cancelLabel={words.cancel}
      {...state}
      onClose={onClose}
    >
      <CountedInput
        limit={NAME_MAX_LENGTH}
        label={words.name}
        description={
          device.deviceName === openedName ? undefined : screens.workspaceMenu.calledNow(device.deviceName)
        }
        required
        {...form.getInputProps('instanceName')}
      />
      {!isPhysical(device) &&
        (isFixed ? (
          <TextInput
            label={words.center}
            value={device.deploymentTarget}
            description={refusal ?? unread}
            error={form.errors['deploymentTarget']}
            readOnly
          />
        ) : (
          <CenterField centers={targets} {...center} />
        ))}
    </FormModal>
  );
}

interface CenterFieldProps extends NativeSelectProps {
  centers: readonly DeploymentTarget[];
}

function labelOf({ center, latencyMs, isNearest }: MeasuredCenter<DeploymentTarget>): string {
  const measured = latencyMs === null ? words.notMeasured : words.latency(latencyMs);
  return words.centerChoice(center.name, isNearest ? words.nearest(measured) : measured);
}

/**
 * Selects a data center, nearest first by round trip. All measurements appear together, and not while the field has the focus.
 * [PLUS-14]
 */
function CenterField({ centers, ...input }: CenterFieldProps) {
  const [isFocused, setFocused] = useState(false);
  const answers = useQueries({
    queries: centers.map(centerLatencyQuery),
    combine: (results) => ({
      isKnown: results.length > 0 && results.every(({ isPending }) => !isPending),
      latencies: results.map(({ data = null }) => data),
    }),
  });
  const [shown, setShown] = useState<typeof answers | null>(null);
  if (answers.isKnown && !isFocused && shown !== answers) setShown(answers);
  const choices = useMemo(() => {
    if (shown === null) return centers.map(({ id, name }) => ({ value: id, label: name }));
    const latencies = new Map(centers.map(({ id }, index) => [id, shown.latencies[index] ?? null]));
    return listByLatency(centers, latencies).map((one) => ({ value: one.center.id, label: labelOf(one) }));
  }, [centers, shown]);
  return (
    <div onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
      <NativeSelect
        label={words.center}
        data={[{ value: '', label: words.choose }, ...choices]}
        description={shown === null ? words.measuring : words.measured}
        required
        {...input}
      />
    </div>
  );
}
