import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { Workspace } from '@partyline/contract';
import { screens } from '@partyline/texts';
import * as v from 'valibot';

const words = screens.addDevice;

/** The chosen workspace's id, from the value of its option. */
export const targetSchema = v.pipe(v.string(), v.minLength(1, 'workspace-required'), v.toNumber());

/** Returns the value of a workspace's option; none is chosen without one. */
export const targetValueOf = (workspace: Pick<Workspace, 'id'> | undefined): string =>
  workspace === undefined ? '' : String(workspace.id);

export const TARGET_TEXTS = { 'workspace-required': words.workspaceRequired };

interface TargetFieldProps {
  readonly allowed: readonly Workspace[];
  readonly input: NativeSelectProps;
}

/** Chooses the workspace to which a device is added. [GD-45] */
export function TargetField({ allowed, input }: TargetFieldProps) {
  const data = allowed.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <NativeSelect
      label={words.workspace}
      data={[{ value: '', label: words.choose }, ...data]}
      required
      {...input}
    />
  );
}
