import { screens } from '@partyline/texts';
import { Button, IconButton, TextField } from '@partyline/ui';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { savedViewsPreference, usePreference } from '../preferences/preference.ts';
import { nextSavedViews, savedSearchOf, searchOfView, type SavedView } from '../preferences/saved-view.ts';
import styles from './filter-tools.module.css';
import { searchOf } from './filter-groups.ts';
import type { MoreToolsProps } from './tools-props.ts';

const words = screens.dashboardFilters;
const CROSS = <IconX size={14} stroke={1.75} aria-hidden="true" />;

type SavedViewsProps = Pick<MoreToolsProps, 'owner' | 'search' | 'narrowing' | 'onSearch'>;

/** The views a person has kept under a name: one press brings one back, with its search, filters and sort. [PLUS-13] */
export function SavedViews({ owner, search, narrowing, onSearch }: SavedViewsProps) {
  const [views, setViews] = usePreference(savedViewsPreference, owner);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const current = savedSearchOf({ ...search, ...searchOf(narrowing) });
  const save = () => {
    setError(name.trim() === '' ? words.nameRequired : undefined);
    if (name.trim() === '') return;
    setViews(nextSavedViews(views, { name: name.trim(), search: current }));
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
      <form
        className={styles.save}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField label={words.saveName} value={name} error={error} onChange={setName} />
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
  return (
    <div className={styles.saved}>
      <Button variant="subtle" className={styles.pick} title={view.name} onClick={onPick}>
        <span>{view.name}</span>
      </Button>
      <IconButton size="sm" label={words.remove(view.name)} icon={CROSS} onClick={onRemove} />
    </div>
  );
}
