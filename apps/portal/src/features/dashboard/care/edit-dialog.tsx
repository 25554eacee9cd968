import { ApiError } from '@partyline/api-client';
import { ERRORS, type DeploymentTarget } from '@partyline/contract';
import {
  deviceActionDecision,
  isPhysical,
  planEdit,
  type DeviceContext,
  type EditIssue,
  type EditPlan,
} from '@partyline/device-state';
import {
  CHANGE_WARNING_TEXTS,
  DEVICE_OUTCOME_TEXTS,
  deviceRefusalText,
  EDIT_ISSUE_TEXTS,
  screens,
} from '@partyline/texts';
import { TextField } from '@partyline/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../session/api.ts';
import { raiseAlert } from '../../../shell/alerts.ts';
import { errorText } from '../../../shell/error-text.ts';
import { NoticeBox } from '../../../shell/notice-box.tsx';
import { inWorkspace } from '../device-context.ts';
import { INSTANCES_KEY } from '../data/instances.queries.ts';
import { readAgain } from '../data/read-again.ts';
import type { ShownDevice } from '../model/find-shown.ts';
import { CenterField } from './center-field.tsx';
import { DeedDialog } from './deed-dialog.tsx';
import { saveEdit } from './device-deeds.ts';
import { useDeed } from './use-deed.ts';

const words = screens.deviceCare;
const NO_TARGETS: readonly DeploymentTarget[] = [];

/** The data centers there are. [GD-44] */
const targetsQuery = {
  queryKey: ['deployment-targets'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.get('/api/vic/deployment-targets', { signal }),
  staleTime: 300_000,
};

interface EditDialogProps extends ShownDevice {
  access: DeviceContext;
  onClose: () => void;
}

/** Why another data center cannot be chosen; undefined when it can. [DEV-33, GD-14, ROLE-36] */
function centerRefusal({ device, view }: ShownDevice, access: DeviceContext): string | undefined {
  const decision = deviceActionDecision(device, 'change-data-center', inWorkspace(access, view, 0));
  return decision.allowed || decision.by === 'connection' ? undefined : deviceRefusalText(decision);
}

/**
 * The name and the data center of a device; another data center is asked about first, for it resets. Somebody else's edit is not
 * overwritten unseen: it is refused once, with the name that stands now. [DEV-40 … DEV-42, GX-13]
 */
export function EditDialog({ device, view, access, onClose }: EditDialogProps) {
  const client = useQueryClient();
  const read = useQuery({ ...targetsQuery, enabled: !isPhysical(device) });
  const { data: targets = NO_TARGETS } = read;
  // What was there when the dialog opened: an edit is judged by the service against this version of the row.
  const [opened, setOpened] = useState(device);
  const [isBehind, setBehind] = useState(false);
  const [openedName] = useState(device.deviceName);
  const [name, setName] = useState(openedName);
  const [center, setCenter] = useState(device.deploymentTargetId);
  const [issues, setIssues] = useState<readonly EditIssue[]>([]);
  const [asked, setAsked] = useState<EditPlan | null>(null);
  const deed = useDeed();
  const issueOf = (field: EditIssue['field']) => {
    const found = issues.find((issue) => issue.field === field);
    return found && EDIT_ISSUE_TEXTS[found.code];
  };
  const save = async (plan: EditPlan) => {
    // After a refusal for being stale the newest version is seen, and may be replaced.
    const base = isBehind ? device : opened;
    setOpened(base);
    setBehind(false);
    const isDone = await deed.run(() =>
      saveEdit(base, plan).catch((error: unknown) => {
        setBehind(error instanceof ApiError && error.errorCode === ERRORS.stale.errorCode);
        throw error;
      }),
    );
    readAgain(client, INSTANCES_KEY);
    if (!isDone) return;
    onClose();
    if (plan.isDataCenterChange) {
      raiseAlert({ type: 'success', message: DEVICE_OUTCOME_TEXTS['data-center-changed'] });
    }
  };
  const submit = () => {
    const input = { instanceName: name, ...(isPhysical(device) ? {} : { deploymentTarget: center }) };
    const deploymentTargetIds = targets.map(({ id }) => id);
    const plan = planEdit(device, input, { rows: view.devices, deploymentTargetIds });
    setIssues(plan.ok ? [] : plan.error);
    if (!plan.ok) return;
    if (plan.value.isDataCenterChange) setAsked(plan.value);
    else void save(plan.value);
  };
  if (asked !== null) {
    return (
      <DeedDialog
        title={words.changeTitle}
        confirmLabel={words.change}
        cancelLabel={words.back}
        tone="danger"
        deed={deed}
        onConfirm={() => void save(asked)}
        onCancel={() => setAsked(null)}
      >
        <p>
          {CHANGE_WARNING_TEXTS['configuration-reset']} {CHANGE_WARNING_TEXTS['not-undoable']}
        </p>
      </DeedDialog>
    );
  }
  const refusal = centerRefusal({ device, view }, access);
  // Until the others are known it is the one it has; a rename waits for none of them.
  const isFixed = refusal !== undefined || read.data === undefined;
  const unread = read.error === null ? words.measuring : errorText(read.error);
  const isRenamed = device.deviceName !== openedName;
  return (
    <DeedDialog
      title={words.editTitle(openedName)}
      confirmLabel={words.save}
      deed={deed}
      onConfirm={submit}
      onCancel={onClose}
    >
      <TextField
        label={words.name}
        value={name}
        error={issueOf('instanceName')}
        hint={isRenamed ? screens.workspaceMenu.calledNow(device.deviceName) : undefined}
        required
        onChange={setName}
      />
      {!isPhysical(device) &&
        (isFixed ? (
          <TextField
            label={words.center}
            value={device.deploymentTarget}
            error={issueOf('deploymentTarget')}
            hint={refusal ?? unread}
            readOnly
          />
        ) : (
          <CenterField
            centers={targets}
            value={center}
            error={issueOf('deploymentTarget')}
            onChange={setCenter}
          />
        ))}
      {issueOf('') !== undefined && <NoticeBox type="error">{issueOf('')}</NoticeBox>}
    </DeedDialog>
  );
}
