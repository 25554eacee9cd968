import { Button } from '@mantine/core';
import type { Association } from '@partyline/contract';
import { decideLeaving } from '@partyline/invitations';
import { roleNameText, screens } from '@partyline/texts';
import { DisabledReason, ListEntry, ListPage } from '@partyline/ui';
import { useIsConnected } from '../../query-client.ts';
import { useMe } from '../../session/me.ts';
import { openDialog } from '../../shell/dialogs/dialogs.ts';

const words = screens.myAccount.ownAccess;
const { everyWorkspace, leave, offline, ownerCannotLeave } = screens.manageInvite;

/** Lists the user's roles in the account, each with the button that gives it up. [PLUS-6] */
export function OwnAccessSection() {
  const { associations, user } = useMe();
  const held = associations.filter(({ accountId }) => accountId === user.accountId);
  return (
    <section aria-label={words.title}>
      <ListPage order={3} title={words.title}>
        <ul aria-label={words.title}>
          {held.map((one) => (
            <OwnAccess key={one.workspaceId} {...one} />
          ))}
        </ul>
      </ListPage>
    </section>
  );
}

function OwnAccess({ workspaceId, workspaceName, role }: Association) {
  const place = workspaceName ?? everyWorkspace;
  const isConnected = useIsConnected();
  const refusal = decideLeaving(role).allowed ? undefined : ownerCannotLeave;
  return (
    <ListEntry
      name={place}
      facts={[roleNameText(role)]}
      action={
        <DisabledReason reason={refusal ?? (isConnected ? undefined : offline)}>
          <Button
            aria-label={words.leave(place)}
            onClick={() => openDialog('leave', { workspaceId, place, roleName: role })}
          >
            {leave}
          </Button>
        </DisabledReason>
      }
    />
  );
}
