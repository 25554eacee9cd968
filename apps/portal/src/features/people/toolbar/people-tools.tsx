import { Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { DisabledReason, Toolbar } from '@partyline/ui';
import { IconFileImport, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SearchField } from '../../../shell/page/search-field.tsx';
import { useIsPeopleCards } from '../../../theme/use-media.ts';
import type { PeopleSearch } from '../people-search.ts';
import type { PeopleWorkspace } from '../queries.ts';
import { ExportButton } from './export-button.tsx';
import { Filters, FoldedFilters } from './filters.tsx';
import styles from './toolbar.module.css';
import { whoCanInstead } from '../../../shell/page/who-can-instead.tsx';

const words = screens.manageInvite;
const IMPORT = <IconFileImport size={16} stroke={1.75} aria-hidden="true" />;
const PLUS = <IconUserPlus size={16} stroke={1.75} aria-hidden="true" />;

interface PeopleToolsProps {
  readonly search: PeopleSearch;
  readonly onSearch: (change: PeopleSearch) => void;
  readonly workspaces: readonly PeopleWorkspace[];
  /** undefined if the user can invite, null if their role never can */
  readonly refusal: string | null | undefined;
  /** Without a connection nothing else refuses. */
  readonly isConnected: boolean;
  /** Links to the import. */
  readonly renderImportLink: (props: Record<string, unknown>) => ReactNode;
}

const insteadOf = ({ workspace }: PeopleSearch) =>
  whoCanInstead({ act: 'workspace.invite', workspaceId: workspace });

/** Renders search, filters, export, import and invite; an invitation that a right refuses leads to who can. [PLUS-35] */
export function PeopleTools(props: PeopleToolsProps) {
  const { search, onSearch, workspaces, refusal, isConnected, renderImportLink } = props;
  const isFolded = useIsPeopleCards();
  return (
    <Toolbar
      label={words.tools}
      end={
        <>
          <ExportButton search={search} />
          {refusal === undefined ? (
            <Button
              leftSection={IMPORT}
              classNames={{ section: styles.icon ?? '' }}
              title={words.import}
              renderRoot={renderImportLink}
            >
              <span className={styles.word}>{words.import}</span>
            </Button>
          ) : null}
          {refusal === null ? null : (
            <DisabledReason reason={refusal} instead={isConnected ? insteadOf(search) : undefined}>
              <Button variant="filled" leftSection={PLUS} onClick={() => onSearch({ invite: true })}>
                {words.invite}
              </Button>
            </DisabledReason>
          )}
        </>
      }
    >
      <SearchField
        className={styles.search}
        label={words.search}
        placeholder={words.searchPlaceholder}
        clearLabel={words.clearSearch}
        value={search.q ?? ''}
        onSearch={(q) => onSearch({ q })}
      />
      {isFolded ? (
        <FoldedFilters {...{ search, onSearch, workspaces }} />
      ) : (
        <Filters {...{ search, onSearch, workspaces }} />
      )}
    </Toolbar>
  );
}
