import { err, ok, type Result } from '@partyline/kernel';
import { checkForm, instanceForm, type IssueCode } from '@partyline/validation';
import {
  commandDecision,
  type CommandRefusal,
  type CommandableDevice,
} from '../commands/command-decision.ts';
import { isPhysical } from '../device/device-type.ts';

function keyOf(name: string): string {
  return name.trim().toLowerCase().normalize('NFC');
}

/** Returns whether another device has the name, by trimmed names in any letter case. [GD-34] */
export function isNameTaken(
  name: string,
  vicUuid: string,
  devices: readonly { readonly vicUuid: string; readonly deviceName: string }[],
): boolean {
  const wanted = keyOf(name);
  const own = vicUuid.toLowerCase();
  return devices.some((other) => other.vicUuid.toLowerCase() !== own && keyOf(other.deviceName) === wanted);
}

export type EditIssueCode = IssueCode | CommandRefusal | 'name-taken' | 'data-center-unknown';

/** `field` is empty where the device refuses the edit. */
export interface EditIssue {
  readonly field: 'instanceName' | 'deploymentTarget' | '';
  readonly code: EditIssueCode;
}

export interface EditableDevice extends CommandableDevice {
  readonly vicUuid: string;
  readonly deviceName: string;
}

export interface EditCircumstances {
  /** Every row of the device's workspace. */
  readonly rows: readonly { readonly vicUuid: string; readonly deviceName: string }[];
  /** [GD-44] */
  readonly deploymentTargetIds: readonly string[];
}

export interface EditPlan {
  /** Trimmed. */
  readonly instanceName: string;
  readonly deploymentTarget: string;
  readonly isRename: boolean;
  /** Resets the configuration. [DEV-42] */
  readonly isDataCenterChange: boolean;
}

const NAMED_FIELDS = ['instanceName', 'deploymentTarget'] as const;

/** A physical device has no data center; the form ignores this value. */
const NOT_ASKED = 'not asked';

function keepsPlace(device: EditableDevice, input: unknown): input is object {
  if (!isPhysical(device) || typeof input !== 'object' || input === null) return false;
  const named: unknown = 'deploymentTarget' in input ? input.deploymentTarget : undefined;
  return named === undefined || named === device.deploymentTargetId;
}

function listPlanIssues(device: EditableDevice, plan: EditPlan, given: EditCircumstances): EditIssue[] {
  const { instanceName, deploymentTarget, isDataCenterChange, isRename } = plan;
  const issues: EditIssue[] = [];
  if (isRename && isNameTaken(instanceName, device.vicUuid, given.rows)) {
    issues.push({ field: 'instanceName', code: 'name-taken' });
  }
  if (isDataCenterChange && !isPhysical(device) && !given.deploymentTargetIds.includes(deploymentTarget)) {
    issues.push({ field: 'deploymentTarget', code: 'data-center-unknown' });
  }
  const decision = commandDecision(device, { action: 'save', deploymentTargetId: deploymentTarget });
  if (!decision.allowed) issues.push({ field: '', code: decision.reason });
  return issues;
}

/**
 * Parses an edit `{ instanceName, deploymentTarget }` (the data center's id), or returns every issue. Another data center needs
 * an offline virtual device; a rename works online. [DEV-6, DEV-40, DEV-41, VAL-28, GD-13, GD-14, GD-34]
 */
export function planEdit(
  device: EditableDevice,
  input: unknown,
  given: EditCircumstances,
): Result<EditPlan, readonly EditIssue[]> {
  const isKept = keepsPlace(device, input);
  const form = checkForm(instanceForm, isKept ? { ...input, deploymentTarget: NOT_ASKED } : input);
  if (!form.ok) {
    return err(
      form.error.map(({ field, code }) => ({
        field: NAMED_FIELDS.find((named) => named === field) ?? '',
        code,
      })),
    );
  }
  const { instanceName } = form.value;
  const deploymentTarget = isKept ? device.deploymentTargetId : form.value.deploymentTarget;
  const plan = {
    instanceName,
    deploymentTarget,
    isRename: instanceName !== device.deviceName,
    isDataCenterChange: deploymentTarget !== device.deploymentTargetId,
  };
  const issues = listPlanIssues(device, plan, given);
  return issues.length === 0 ? ok(plan) : err(issues);
}
