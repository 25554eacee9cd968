import { placeIn } from '@partyline/invitations';
import { STORED_ROLES } from '@partyline/roles';
import { roleNameText } from '@partyline/texts';
import { useMemo, useState } from 'react';
import { userContext } from '../../../dates.ts';
import { useMe } from '../../../session/me.ts';
import { useCircumstances } from '../../../session/rights.ts';
import type { PeopleWorkspace } from '../queries.ts';
import type { CheckQuestion } from './use-import-check.ts';

const ROLE_NAMES = STORED_ROLES.map((role) => ({ role, name: roleNameText(role) }));

/** Returns the context of an import: the user's rights of this moment, names and days as the user writes them. [GV-14, GV-22, GC-14] */
export function useImportQuestion(
  workspaces: readonly PeopleWorkspace[],
  defaultWorkspaceId: number | undefined,
): CheckQuestion {
  const inviterEmail = useMe().user.email;
  const circumstances = useCircumstances();
  const [nowMs] = useState(() => Date.now());
  return useMemo(
    () => ({
      inviterEmail,
      nowMs,
      timeZone: userContext().timeZone,
      roleNames: ROLE_NAMES,
      workspaces: workspaces.map((workspace) => ({ ...workspace, ...placeIn(workspace, circumstances) })),
      ...(defaultWorkspaceId !== undefined && { defaultWorkspaceId }),
    }),
    [inviterEmail, circumstances, nowMs, workspaces, defaultWorkspaceId],
  );
}
