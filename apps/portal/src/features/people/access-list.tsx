import { Button } from '@mantine/core';
import type { AccessPage, AccessRow } from '@partyline/contract';
import {
  shownRows,
  findWorkspace,
  placeIn,
  listAccessActions,
  type RowActionName,
} from '@partyline/invitations';
import type { AccountCircumstances } from '@partyline/permissions';
import { screens } from '@partyline/texts';
import { EmptyState, ListPage, ShowMore } from '@partyline/ui';
import { IconFilterOff, IconUserPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useMe } from '../../session/me.ts';
import { errorText } from '../../shell/messages/error-text.ts';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { useLoadStatus } from '../../shell/loading/loaded.tsx';
import { useMorePages } from '../../shell/loading/use-more-pages.ts';
import { useIsPeopleCards } from '../../theme/use-media.ts';
import { PEOPLE_SKELETON } from './people-skeleton.tsx';
import { isFiltered, NO_FILTER, type PeopleSearch } from './people-search.ts';
import { rowRefusalText } from './refusal-texts.ts';
import { accessQuery, type PeopleWorkspace } from './queries.ts';
import { AccessTable } from './table/access-table.tsx';
import { useRowAction } from './use-row-action.ts';

const words = screens.manageInvite;
const NO_FILTER_ICON = <IconFilterOff size={24} stroke={1.5} aria-hidden="true" />;
const INVITE_ICON = <IconUserPlus size={24} stroke={1.5} aria-hidden="true" />;

const NO_PAGES: readonly AccessPage[] = [];

interface AccessListProps {
  readonly search: PeopleSearch;
  readonly onSearch: (change: PeopleSearch) => void;
  readonly workspaces: readonly PeopleWorkspace[];
  readonly circumstances: AccountCircumstances;
  readonly isConnected: boolean;
  readonly canInvite: boolean;
  readonly onDialog: (action: RowActionName, row: AccessRow) => void;
}

/** Renders the matching rows: three first, then pages of 50. [INV-4 … INV-9, GV-5, GV-6] */
export function AccessList(props: AccessListProps) {
  const { search, onSearch, canInvite } = props;
  const read = useInfiniteQuery(accessQuery(search));
  const status = useLoadStatus({ read, words, loading: PEOPLE_SKELETON });
  const isMobile = useIsPeopleCards();
  const [timesMore, setTimesMore] = useState(0);
  const { pages = NO_PAGES } = read.data ?? {};
  const rows = useMemo(() => pages.flatMap((page) => page.rows), [pages]);
  const { isBusy, readMore } = useMorePages(read);
  const actions = useActions(props, rows);
  const limit = shownRows(isMobile, timesMore);
  const shown = rows.slice(0, limit);
  const showMore = () => {
    setTimesMore(timesMore + 1);
    if (shownRows(isMobile, timesMore + 1) > rows.length) readMore();
  };
  const isAlone = rows.length === 1 && rows[0]?.isSelf === true && !isFiltered(search) && canInvite;
  return (
    <>
      <ListPage
        {...titleOf(props)}
        notice={
          read.error === null || read.data === undefined ? null : (
            <MessageBox type="error">{errorText(read.error)}</MessageBox>
          )
        }
        status={status}
        empty={rows.length === 0 ? <EmptyList {...props} /> : null}
        pages={
          <ShowMore
            more={
              rows.length > limit || read.hasNextPage
                ? { label: words.showMore, isBusy, onClick: showMore }
                : undefined
            }
            less={timesMore > 0 ? { label: words.showLess, onClick: () => setTimesMore(0) } : undefined}
            shown={words.shown(shown.length, pages[0]?.total ?? null)}
          />
        }
      >
        <AccessTable rows={shown} {...{ search, onSearch, ...actions }} isStale={read.isPlaceholderData} />
      </ListPage>
      {isAlone ? <EmptyList {...props} /> : null}
    </>
  );
}

function useActions(
  { workspaces, circumstances, isConnected, onSearch, onDialog }: AccessListProps,
  rows: readonly AccessRow[],
) {
  const userEmail = useMe().user.email;
  const run = useRowAction();
  const listActions = useCallback(
    (row: AccessRow) => {
      const workspace = findWorkspace(workspaces, row);
      const place = workspace && placeIn(workspace, circumstances);
      const offered = listAccessActions(row, {
        place,
        userEmail,
        others: rows.filter(({ email }) => email === row.email),
        isConnected,
        nowMs: Date.now(),
      });
      return offered.map(({ action, refusal }) => ({
        action,
        refusal:
          refusal === null || place === undefined
            ? undefined
            : rowRefusalText(refusal, place.subject, row.kind),
      }));
    },
    [workspaces, circumstances, userEmail, rows, isConnected],
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

/** Returns the title that names the user or workspace the list is filtered by, with the way back. [PLUS-3] */
function titleOf({ search, onSearch, workspaces }: AccessListProps) {
  const workspace = workspaces.find(({ id }) => id === search.workspace);
  const title =
    search.email !== undefined
      ? words.onlyOne(search.email)
      : workspace === undefined
        ? null
        : words.onlyOneIn(workspace.name);
  return {
    title,
    tools: (
      <Button variant="subtle" onClick={() => onSearch(NO_FILTER)}>
        {words.showAll}
      </Button>
    ),
  };
}

/** Renders the empty list: the active filter, or the next step. */
function EmptyList({ search, onSearch, canInvite }: AccessListProps) {
  if (isFiltered(search)) {
    return (
      <div role="status">
        <EmptyState
          icon={NO_FILTER_ICON}
          title={words.noMatchTitle}
          action={<Button onClick={() => onSearch(NO_FILTER)}>{words.clear}</Button>}
        >
          {words.noMatchText}
        </EmptyState>
      </div>
    );
  }
  return (
    <EmptyState
      icon={INVITE_ICON}
      title={words.aloneTitle}
      action={
        canInvite ? (
          <Button variant="filled" onClick={() => onSearch({ invite: true })}>
            {words.invite}
          </Button>
        ) : undefined
      }
    >
      {words.aloneText}
    </EmptyState>
  );
}
