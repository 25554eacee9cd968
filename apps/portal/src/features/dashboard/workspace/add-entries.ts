import {
  can,
  isHiddenRefusal,
  subjectFor,
  type AccountCircumstances,
  type Subject,
} from '@partyline/permissions';
import { permissionRefusalText, screens } from '@partyline/texts';
import { useSession } from '../../../session/session-store.ts';
import { listAddTargets } from '../../../add-device/device-query.ts';
import { readerOf, useCircumstances, useIsConnected } from '../device-context.ts';
import type { Workspaces } from '../queries.ts';

export interface AddEntry {
  readonly kind: 'create' | 'add-device';
  readonly refusal: string | undefined;
}

interface AddQuestion {
  readonly subject: Subject;
  readonly circumstances: AccountCircumstances;
  readonly workspaces: Workspaces;
  readonly isConnected: boolean;
}

/**
 * What the caller may add. Entries that the role never allows are left out; temporary refusals say why. [GC-10, GC-8, GD-45,
 * PLUS-7]
 */
export function listAddEntries({ subject, circumstances, workspaces, isConnected }: AddQuestion): AddEntry[] {
  const targets = listAddTargets(workspaces, circumstances);
  const decisions = [
    { kind: 'create', decision: can(subject, 'add', { kind: 'account', branch: 'workspace' }) },
    { kind: 'add-device', decision: targets.refusal ?? { allowed: targets.allowed.length > 0 } },
  ] as const;
  return decisions.flatMap(({ kind, decision }): AddEntry[] => {
    if (decision.allowed) {
      return [{ kind, refusal: isConnected ? undefined : screens.dashboard.offlineRefusal }];
    }
    if (!('reason' in decision) || isHiddenRefusal(decision.reason)) return [];
    return [{ kind, refusal: permissionRefusalText(decision.reason, readerOf(subject)) }];
  });
}

/** What the user may add now. */
export function useAddEntries(workspaces: Workspaces): AddEntry[] {
  const circumstances = useCircumstances();
  const isConnected = useIsConnected();
  const role = useSession(({ user }) => user?.role) ?? null;
  const subject = subjectFor({ roles: role === null ? [] : [role], ...circumstances });
  return listAddEntries({ subject, circumstances, workspaces, isConnected });
}
