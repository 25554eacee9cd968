import { Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { EmptyState } from '@partyline/ui';
import { IconFilterOff, IconUserPlus } from '@tabler/icons-react';
import { isFiltered, NO_FILTER, type PeopleSearch } from '../people-search.ts';

const words = screens.manageInvite;
const NO_FILTER_ICON = <IconFilterOff size={24} stroke={1.5} aria-hidden="true" />;
const INVITE_ICON = <IconUserPlus size={24} stroke={1.5} aria-hidden="true" />;

interface EmptyPeopleProps {
  readonly search: PeopleSearch;
  readonly onSearch: (change: PeopleSearch) => void;
  readonly canInvite: boolean;
}

/** Renders what stands in place of both lists: the active filter, or the next step. */
export function EmptyPeople({ search, onSearch, canInvite }: EmptyPeopleProps) {
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
