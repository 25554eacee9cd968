import { Button, Group, Stack, Title } from '@mantine/core';
import type { AccessRow } from '@partyline/contract';
import {
  findWorkspace,
  listAccessActions,
  placeIn,
  type RowActionName,
  type RowContext,
} from '@partyline/invitations';
import type { AccountCircumstances } from '@partyline/permissions';
import { screens } from '@partyline/texts';
import { ListPage } from '@partyline/ui';
import { useCallback, useMemo, useState } from 'react';
import { lazyModule } from '../../../lazy-module.ts';
import { useStore } from '../../../store.ts';
import { useMe } from '../../../session/me.ts';
import { WithModule } from '../../../shell/loading/with-module.tsx';
import { peopleRun } from '../bulk/people-run.ts';
import { usePeopleSelection } from '../bulk/selection.ts';
import { MEMBER_SKELETON } from '../people-skeleton.tsx';
import { isFiltered, NO_FILTER, type PeopleSearch } from '../people-search.ts';
import type { PeopleWorkspace } from '../queries.ts';
import { refusedActOf, rowRefusalText } from '../refusal-texts.ts';
import { useRowAction } from '../use-row-action.ts';
import { EmptyPeople } from './empty-people.tsx';
import { InvitationList } from './invitation-list.tsx';
import { MemberList } from './member-list.tsx';
import { useAccessRead, type AccessRead } from './use-access-read.ts';

const words = screens.manageInvite;
const bulk = lazyModule(() => import('../bulk/bulk-bar.tsx'));

export interface PeopleListsProps {
  readonly search: PeopleSearch;
  readonly onSearch: (change: PeopleSearch) => void;
  readonly workspaces: readonly PeopleWorkspace[];
  readonly circumstances: AccountCircumstances;
  readonly isConnected: boolean;
  readonly canInvite: boolean;
  readonly onDialog: (action: RowActionName, row: AccessRow) => void;
}

/** Renders the invitations and the people with access, with one selection over both. [HZ-8, INV-4 … INV-9, GV-5, GV-6] */
export function PeopleLists(props: PeopleListsProps) {
  const { search, onSearch, canInvite, isConnected } = props;
  const invitations = useAccessRead('invitation', search);
  const members = useAccessRead('membership', search);
  const known = useMemo(() => [...invitations.rows, ...members.rows], [invitations.rows, members.rows]);
  const run = useStore(peopleRun, (last) => last);
  const selection = usePeopleSelection(search, known);
  const contextOf = useRowContext(props, known);
  const actions = useActions(props, contextOf);
  const isLoaded = invitations.isLoaded && members.isLoaded;
  const isShown = useOnceAnswered([invitations, members]);
  const isEmpty = isLoaded && known.length === 0 && invitations.query.error === null;
  const isAlone = isLoaded && known.length === 1 && known[0]?.isSelf === true && !isFiltered(search);
  const shared = { search, onSearch, selection, ...actions };
  if (!isShown) return <ListPage>{MEMBER_SKELETON}</ListPage>;
  return (
    <Stack gap="md" pb="var(--bulk-room, 0px)">
      <FilterTitle {...props} />
      {isEmpty ? (
        <EmptyPeople {...{ search, onSearch, canInvite }} />
      ) : (
        <>
          {isAlone ? null : <InvitationList {...shared} read={invitations} />}
          <MemberList {...shared} key={JSON.stringify(search)} read={members} />
        </>
      )}
      {isAlone && canInvite ? <EmptyPeople {...{ search, onSearch, canInvite }} /> : null}
      {selection.wasUsed || run !== null ? (
        <WithModule module={bulk} onClose={selection.clear}>
          {({ BulkBar }) => <BulkBar {...{ selection, contextOf, isConnected }} />}
        </WithModule>
      ) : null}
    </Stack>
  );
}

/** Returns whether both lists have been answered once: they appear together, so that the first does not push the second. [HZ-10] */
function useOnceAnswered(reads: readonly AccessRead[]): boolean {
  const [wasAnswered, setAnswered] = useState(false);
  const isAnswered = reads.every(({ query, isLoaded }) => isLoaded || query.error !== null);
  if (isAnswered && !wasAnswered) setAnswered(true);
  return wasAnswered || isAnswered;
}

/** Returns what the rules of a row depend on: the caller's rights there, and the other access of the same user. */
function useRowContext(
  { workspaces, circumstances, isConnected }: PeopleListsProps,
  known: readonly AccessRow[],
): (row: AccessRow) => RowContext {
  const userEmail = useMe().user.email;
  return useMemo(() => {
    const byEmail = new Map<string, AccessRow[]>();
    for (const row of known) byEmail.set(row.email, [...(byEmail.get(row.email) ?? []), row]);
    return (row) => {
      const workspace = findWorkspace(workspaces, row);
      return {
        place: workspace && placeIn(workspace, circumstances),
        userEmail,
        others: byEmail.get(row.email) ?? [],
        isConnected,
        nowMs: Date.now(),
      };
    };
  }, [workspaces, circumstances, userEmail, known, isConnected]);
}

function useActions({ onSearch, onDialog }: PeopleListsProps, contextOf: (row: AccessRow) => RowContext) {
  const run = useRowAction();
  const listActions = useCallback(
    (row: AccessRow) => {
      const context = contextOf(row);
      const { place } = context;
      return listAccessActions(row, context).map(({ action, refusal }) => ({
        action,
        refusal:
          refusal === null || place === undefined
            ? undefined
            : rowRefusalText(refusal, place.subject, row.kind),
        refusedAct: refusal === null ? undefined : refusedActOf(refusal, action, row),
      }));
    },
    [contextOf],
  );
  const onAction = useCallback(
    (action: RowActionName, row: AccessRow) => {
      if (action === 'show-all') onSearch({ ...NO_FILTER, email: row.email });
      else if (action === 'resend' || action === 'resume') run(action, row);
      else onDialog(action, row);
    },
    [onSearch, onDialog, run],
  );
  return { listActions, onAction };
}

/** Renders the user or workspace the lists are filtered by, with the way back. [PLUS-3] */
function FilterTitle({ search, onSearch, workspaces }: PeopleListsProps) {
  const workspace = workspaces.find(({ id }) => id === search.workspace);
  if (search.email === undefined && workspace === undefined) return null;
  return (
    <Group justify="space-between" gap="sm">
      <Title order={2}>
        {search.email === undefined ? words.onlyOneIn(workspace?.name ?? '') : words.onlyOne(search.email)}
      </Title>
      <Button variant="subtle" onClick={() => onSearch(NO_FILTER)}>
        {words.showAll}
      </Button>
    </Group>
  );
}
