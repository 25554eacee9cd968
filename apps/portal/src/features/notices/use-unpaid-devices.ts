import type { Workspace } from '@partyline/contract';
import { END_NOTICE_ROLES, isPastDue } from '@partyline/subscriptions';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { maySubscriptions, useAccountSubject } from '../../session/rights.ts';
import type { UnpaidDevice } from './past-due-notice.tsx';
import { workspacesQuery, type Workspaces } from '../../session/workspaces.ts';

const NONE: readonly UnpaidDevice[] = [];

/** Lists devices with a missing payment, in the workspaces whose owners and admins are told; without the amount. */
function listUnpaid(workspaces: Workspaces): UnpaidDevice[] {
  const isTold = ({ roles }: Workspace): boolean => END_NOTICE_ROLES.some((role) => roles.includes(role));
  return workspaces.filter(isTold).flatMap(({ name: workspace, vicList, lqDevicesList }) =>
    [...vicList, ...lqDevicesList].flatMap((device) => {
      const { vicUuid: key, deviceName: name, subscriptionStatus: status, graceEndsAt } = device;
      if (status === null || !isPastDue({ status })) return [];
      const endsAtMs = graceEndsAt === null ? null : Date.parse(graceEndsAt);
      return [{ key, name, workspace, amountDue: null, endsAtMs, payUrl: null }];
    }),
  );
}

/**
 * Returns the devices with a missing payment for users who may not list the account's subscriptions; nothing for the others, who
 * read them there. [PLUS-19, PLUS-7]
 */
export function useUnpaidDevices(): readonly UnpaidDevice[] {
  const mayList = maySubscriptions(useAccountSubject(), 'list');
  const { data } = useQuery({ ...workspacesQuery, enabled: false });
  return useMemo(() => (mayList || data === undefined ? NONE : listUnpaid(data)), [mayList, data]);
}
