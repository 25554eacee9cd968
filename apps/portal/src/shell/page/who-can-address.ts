import type { RefusedAct } from '@partyline/contract';

/** Returns the address of the page that says who can do what was refused. [PLUS-35] */
export function whoCanAddress({ act, workspaceId, vicUuid }: RefusedAct) {
  return {
    to: '/manage-invite/who-can',
    search: { act, workspace: workspaceId, device: vicUuid },
  } as const;
}
