import { Stack } from '@mantine/core';
import { isListable, type RowActionName } from '@partyline/invitations';
import type { AccessRow } from '@partyline/contract';
import { accountOwnerText, screens } from '@partyline/texts';
import { EmptyState, ListPage } from '@partyline/ui';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type EffectKind, useRefetchOn } from '../../session/feed/notification-feed.ts';
import { useMe } from '../../session/me.ts';
import { Loaded } from '../../shell/loading/loaded.tsx';
import { openDialog } from '../../shell/dialogs/dialogs.ts';
import { lazyModule } from '../../lazy-module.ts';
import { WithModule } from '../../shell/loading/with-module.tsx';
import { WhoCanLink } from '../../shell/page/who-can-link.tsx';
import { PeopleLists } from './lists/people-lists.tsx';
import { MEMBER_SKELETON } from './people-skeleton.tsx';
import type { PeopleSearch } from './people-search.ts';
import { inviteRefusal } from './refusal-texts.ts';
import { useIsConnected } from '../../query-client.ts';
import { useCircumstances } from '../../session/rights.ts';
import { WORKSPACES_KEY } from '../../session/workspaces.ts';
import { PEOPLE_KEY, peopleWorkspacesQuery, type PeopleWorkspace } from './queries.ts';
import { placeNameOf } from './table/access-cells.tsx';
import { PeopleTools } from './toolbar/people-tools.tsx';

const words = screens.manageInvite;
/** Events that may change the list or the user's rights. [INV-6] */
const PEOPLE_EFFECTS: ReadonlySet<EffectKind> = new Set([
  'reload-workspaces',
  'reload-workspaces-and-instances',
  'refresh-token',
]);
const LOCK = <IconLock size={24} stroke={1.5} aria-hidden="true" />;
const NO_WORKSPACES: readonly PeopleWorkspace[] = [];

const invite = lazyModule(() => import('./invite/invite-dialog.tsx'));

function openAccessDialog(action: RowActionName, row: AccessRow): void {
  const { workspaceId, roleName } = row;
  if (action === 'leave') openDialog('leave', { workspaceId, roleName, place: placeNameOf(row) });
  else openDialog('access', { action, row });
}

export interface PeoplePageProps {
  readonly search: PeopleSearch;
  readonly onSearch: (change: PeopleSearch) => void;
  /** Links to the import, for the filtered workspace. */
  readonly renderImportLink: (props: Record<string, unknown>) => ReactNode;
}

/** Renders members and invitations, live. [ROUTE-9, INV-1 … INV-9, GR-16, PLUS-3] */
export function PeoplePage({ search, onSearch, renderImportLink }: PeoplePageProps) {
  const { accountName } = useMe().user;
  const circumstances = useCircumstances();
  const isConnected = useIsConnected();
  useRefetchOn(PEOPLE_EFFECTS, PEOPLE_KEY);
  useRefetchOn(PEOPLE_EFFECTS, WORKSPACES_KEY);
  const read = useQuery(peopleWorkspacesQuery);
  const { data: workspaces = NO_WORKSPACES } = read;
  const isAllowed = isListable(workspaces, circumstances);
  const refusal = isConnected ? inviteRefusal(workspaces, circumstances) : words.offline;
  const canInvite = refusal === undefined;
  const closeInvite = () => onSearch({ invite: undefined });
  return (
    <Stack gap="md" pt="lg">
      {isAllowed ? (
        <PeopleTools {...{ search, onSearch, workspaces, refusal, isConnected, renderImportLink }} />
      ) : null}
      <Loaded read={read} words={words} loading={<ListPage>{MEMBER_SKELETON}</ListPage>}>
        {() =>
          isAllowed ? (
            <PeopleLists
              {...{ search, onSearch, workspaces, circumstances, isConnected, canInvite }}
              onDialog={openAccessDialog}
            />
          ) : (
            <EmptyState icon={LOCK} title={words.noRightsTitle}>
              {words.noRightsText(accountOwnerText(accountName))}{' '}
              <WhoCanLink act="workspace.list" workspaceId={search.workspace} />
            </EmptyState>
          )
        }
      </Loaded>
      {search.invite === true && canInvite && read.data !== undefined ? (
        <WithModule module={invite} onClose={closeInvite}>
          {({ InviteDialog }) => (
            <InviteDialog
              {...{ workspaces, circumstances }}
              workspaceId={search.workspace}
              onClose={closeInvite}
            />
          )}
        </WithModule>
      ) : null}
    </Stack>
  );
}
