import { Text } from '@mantine/core';
import type { AccessRow } from '@partyline/contract';
import type { RowActionName } from '@partyline/invitations';
import { screens } from '@partyline/texts';
import { ListPage, SelectAll } from '@partyline/ui';
import type { ReactNode } from 'react';
import { errorText } from '../../../shell/messages/error-text.ts';
import { MessageBox } from '../../../shell/messages/message-box.tsx';
import { useLoadStatus } from '../../../shell/loading/loaded.tsx';
import { useIsPeopleCards } from '../../../theme/use-media.ts';
import { isFiltered, type PeopleSearch } from '../people-search.ts';
import type { AccessKind } from '../queries.ts';
import { AccessTable } from '../table/access-table.tsx';
import type { ShownAction } from '../table/row-menu.tsx';
import { listSelection, selectionText, type PeopleSelection } from '../bulk/selection.ts';
import type { AccessRead } from './use-access-read.ts';
import styles from './access-list.module.css';

const words = screens.manageInvite;

export interface AccessListProps {
  readonly kind: AccessKind;
  readonly read: AccessRead;
  /** Those in sight. */
  readonly rows: readonly AccessRow[];
  readonly search: PeopleSearch;
  readonly onSearch: (change: PeopleSearch) => void;
  readonly selection: PeopleSelection;
  readonly listActions: (row: AccessRow) => readonly ShownAction[];
  readonly onAction: (action: RowActionName, row: AccessRow) => void;
  readonly skeleton: ReactNode;
  /** Below the rows: how to come to further ones. */
  readonly pages: ReactNode;
}

/** Renders one of the two lists: its title with the count, its rows, and what is selected of it. [HZ-8] */
export function AccessList(props: AccessListProps) {
  const { kind, read, rows, search, onSearch, selection, pages, skeleton, ...actions } = props;
  const status = useLoadStatus({ read: read.query, words, loading: skeleton });
  const isCards = useIsPeopleCards();
  const title = kind === 'invitation' ? words.invitations : words.members;
  const chosen = listSelection(selection, { kind, read, label: title });
  const text = selectionText(selection, { kind, read, rows });
  const none = isFiltered(search) || kind === 'membership' ? words.noMatchHere : words.noInvitation;
  return (
    <ListPage
      order={2}
      title={title}
      count={read.isLoaded ? words.total(read.total) : null}
      tools={isCards && rows.length > 0 ? <SelectAll selection={chosen} /> : null}
      notice={
        read.query.error === null || !read.isLoaded ? null : (
          <MessageBox type="error">{errorText(read.query.error)}</MessageBox>
        )
      }
      status={status}
      empty={
        read.rows.length === 0 ? (
          <Text c="dimmed" px="md" pb="md">
            {none}
          </Text>
        ) : null
      }
      pages={
        <div className={styles.foot}>
          {pages}
          <span role="status" className={styles.selected}>
            {text}
          </span>
        </div>
      }
    >
      <AccessTable
        {...{ kind, rows, search, onSearch, ...actions }}
        label={title}
        selection={chosen}
        isStale={read.query.isPlaceholderData}
      />
    </ListPage>
  );
}
