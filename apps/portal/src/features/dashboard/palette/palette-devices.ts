import type { Instance } from '@partyline/contract';
import { foldText, type FindTexts } from '@partyline/display';
import type { ShownDevice } from '../model/shown-devices.ts';
import type { WorkspaceView } from '../model/workspace-view.ts';

interface KnownTexts {
  readonly workspace: string;
  readonly texts: FindTexts;
}

const known = new WeakMap<Instance, KnownTexts>();

/** Search texts: name, workspace and host. [PLUS-26] */
export function textsOfDevice({ device, view }: ShownDevice): FindTexts {
  const { name: workspace } = view.workspace;
  const cached = known.get(device);
  if (cached?.workspace === workspace) return cached.texts;
  const texts = {
    name: foldText(device.deviceName),
    other: foldText(`${workspace}\n${device.hostName}`),
  };
  known.set(device, { workspace, texts });
  return texts;
}

/** All devices in dashboard order. */
export function listPaletteDevices(views: readonly WorkspaceView[]): ShownDevice[] {
  return views.flatMap((view) => {
    const { groups, solo } = view.grouped;
    const inGroups = groups.flatMap(({ leader, members }) => [leader, ...members]);
    return [...inGroups, ...solo.map(({ device }) => device)].map((device) => ({ device, view }));
  });
}
