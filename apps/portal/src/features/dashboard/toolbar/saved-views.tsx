import { ActionIcon, Button, TextInput } from '@mantine/core';
import type { DeviceFilter as Narrowing } from '@partyline/device-state';
import {
  nextSavedViews,
  savedSearchOf,
  savedViewNameIssue,
  searchOfView,
  type SavedView,
} from '@partyline/display';
import { FORM_ISSUE_TEXTS, screens } from '@partyline/texts';
import { IconX } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useState, type SyntheticEvent } from 'react';
import { latestSearch, type DashboardSearch } from '../dashboard-search.ts';
import { searchOf } from './filter-search.ts';
import { savedViewsPreference, usePreference } from '../data/preference.ts';
import styles from './filter-controls.module.css';

const words = screens.dashboardFilters;
const CROSS = <IconX size={14} stroke={1.75} aria-hidden="true" />;

interface SavedViewsProps {
  owner: string;
  narrowing: Narrowing;
  onSearch: (change: DashboardSearch) => void;
}

/** Renders the saved views: a press applies search, filters and sort. [PLUS-13] */
export function SavedViews({ owner, narrowing, onSearch }: SavedViewsProps) {
  const router = useRouter();
  const [views, setViews] = usePreference(savedViewsPreference, owner);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    const issue = savedViewNameIssue(name);
    setError(
      issue === 'name-required' ? words.nameRequired : issue === null ? undefined : FORM_ISSUE_TEXTS[issue],
    );
    if (issue !== null) return;
    const search = { ...latestSearch(router), ...searchOf(narrowing) };
    setViews(nextSavedViews(views, { name: trimmed, search: savedSearchOf(search) }));
    setName('');
  };
  return (
    <fieldset className={styles.options}>
      <legend className={styles.title}>{words.savedLabel}</legend>
      {views.length === 0 && <p>{words.savedNone}</p>}
      {views.map((view) => (
        <SavedEntry
          key={view.name}
          view={view}
          onPick={() => onSearch(searchOfView(view))}
          onRemove={() => setViews(views.filter((one) => one !== view))}
        />
      ))}
      <form className={styles.save} noValidate onSubmit={save}>
        <TextInput
          label={words.saveName}
          value={name}
          error={error}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit">{words.save}</Button>
      </form>
    </fieldset>
  );
}

interface SavedEntryProps {
  view: SavedView;
  onPick: () => void;
  onRemove: () => void;
}

function SavedEntry({ view, onPick, onRemove }: SavedEntryProps) {
  const label = words.remove(view.name);
  return (
    <div className={styles.saved}>
      <Button variant="subtle" className={styles.pick} title={view.name} onClick={onPick}>
        <span>{view.name}</span>
      </Button>
      <ActionIcon size="xs" aria-label={label} title={label} onClick={onRemove}>
        {CROSS}
      </ActionIcon>
    </div>
  );
}
