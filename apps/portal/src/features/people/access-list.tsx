import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { AccessPage, AccessRow } from '@partyline/contract';
import { BREAKPOINTS_PX } from '@partyline/display';
import {
  shownRows,
  findWorkspace,
  placeIn,
  listAccessActions,
  type RowActionName,
} from '@partyline/invitations';
import type { AccountCircumstances } from '@partyline/permissions';
import { screens } from '@partyline/texts';
import { EmptyState } from '@partyline/ui';
import { IconFilterOff, IconUserPlus } from '@tabler/icons-react';
import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useMe } from '../../session/me.ts';
import { errorText } from '../../shell/messages/error-text.ts';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { Loaded } from '../../shell/loading/loaded.tsx';
import { useMorePages } from '../../shell/loading/use-more-pages.ts';
import { PeopleSkeleton } from './people-skeleton.tsx';
import { isFiltered, NO_FILTER, type PeopleSearch } from './people-search.ts';
import styles from './people-page.module.css';
import { rowRefusalText } from './refusal-texts.ts';
import { accessQuery, type PeopleWorkspace } from './queries.ts';
import { AccessTable, TableFoot } from './table/access-table.tsx';
import table from './table/access-table.module.css';
import { useRowAction } from './use-row-action.ts';

const words = screens.manageInvite;
const NO_FILTER_ICON = <IconFilterOff size={24} stroke={1.5} aria-hidden="true" />;
const INVITE_ICON = <IconUserPlus size={24} stroke={1.5} aria-hidden="true" />;

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
  const read = useInfiniteQuery(accessQuery(props.search));
  return (
    <Loaded read={read} words={words} loading={<PeopleSkeleton />}>
      {({ pages }) => <AccessPages {...props} {...{ read, pages }} />}
    </Loaded>
  );
}

type AccessRead = UseInfiniteQueryResult<InfiniteData<AccessPage>>;

interface AccessPagesProps extends AccessListProps {
  readonly read: AccessRead;
  readonly pages: readonly AccessPage[];
}

function AccessPages({ read, pages, ...props }: AccessPagesProps) {
  const { search, onSearch, canInvite } = props;
  const isMobile = useMediaQuery(`(max-width: ${BREAKPOINTS_PX.manageInvite}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  const [timesMore, setTimesMore] = useState(0);
  const rows = useMemo(() => pages.flatMap((page) => page.rows), [pages]);
  const { isBusy, readMore } = useMorePages(read);
  const actions = useActions(props, rows);
  const limit = shownRows(isMobile, timesMore);
  const shown = rows.slice(0, limit);
  const showMore = () => {
    setTimesMore(timesMore + 1);
    if (shownRows(isMobile, timesMore + 1) > rows.length) readMore();
  };
  return (
    <>
      <SingleFilter {...props} />
      {read.error === null ? null : <MessageBox type="error">{errorText(read.error)}</MessageBox>}
      {rows.length === 0 ? (
        <EmptyList {...props} />
      ) : (
        <>
          <div className={table.frame}>
            <AccessTable
              rows={shown}
              {...{ search, onSearch, ...actions }}
              isStale={read.isPlaceholderData}
            />
            <TableFoot
              shown={shown.length}
              total={pages[0]?.total ?? null}
              hasMore={rows.length > limit || read.hasNextPage}
              isExpanded={timesMore > 0}
              isBusy={isBusy}
              onMore={showMore}
              onLess={() => setTimesMore(0)}
            />
          </div>
          {rows.length === 1 && rows[0]?.isSelf === true && !isFiltered(search) && canInvite ? (
            <EmptyList {...props} />
          ) : null}
        </>
      )}
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

/** Names the user or workspace that the list is filtered by. [PLUS-3] */
function SingleFilter({ search, onSearch, workspaces }: AccessListProps) {
  const workspace = workspaces.find(({ id }) => id === search.workspace);
  const text =
    search.email !== undefined
      ? words.onlyOne(search.email)
      : workspace === undefined
        ? null
        : words.onlyOneIn(workspace.name);
  if (text === null) return null;
  return (
    <h2 className={styles.only}>
      {text}
      <Button variant="subtle" onClick={() => onSearch(NO_FILTER)}>
        {words.showAll}
      </Button>
    </h2>
  );
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
