import { hasHiddenCharacters } from '@partyline/validation';

/** The parameters that a view stores: search, filters and sort. */
const FIELDS = ['q', 'workspaces', 'state', 'plan', 'version', 'center', 'favorites', 'sort'] as const;
const NAME_MAX_LENGTH = 30;
const MOST_VIEWS = 20;

/** Parameters of the dashboard's address. */
export type SavedSearch = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;

/** Stored locally. [PLUS-13] */
export interface SavedView {
  readonly name: string;
  readonly search: SavedSearch;
}

/** Returns search, filters and sort of an address, without the open drawer. [PLUS-13] */
export function savedSearchOf(parameters: Readonly<Record<string, unknown>>): SavedSearch {
  const entries = FIELDS.map((field) => [field, parameters[field]] as const);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value !== ''));
}

/** Returns parameters that replace all current ones; empty ones are to be dropped. [PLUS-13] */
export function searchOfView({ search }: SavedView): SavedSearch {
  return {
    q: '',
    workspaces: '',
    state: '',
    plan: '',
    version: '',
    center: '',
    favorites: '',
    sort: '',
    ...search,
  };
}

function parseView(stored: unknown): SavedView[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { name, search }: { name?: unknown; search?: unknown } = stored;
  if (typeof name !== 'string' || name === '' || typeof search !== 'object' || search === null) return [];
  return [{ name: name.slice(0, NAME_MAX_LENGTH), search: savedSearchOf({ ...search }) }];
}

/** Parses stored views and drops invalid ones. [PLUS-13] */
export function parseSavedViews(stored: unknown): SavedView[] {
  return Array.isArray(stored) ? stored.flatMap(parseView).slice(0, MOST_VIEWS) : [];
}

/** Returns what is wrong with the name of a view to save. [PLUS-13, GU-10] */
export function savedViewNameIssue(name: string): 'name-required' | 'hidden-characters' | null {
  if (name.trim() === '') return 'name-required';
  return hasHiddenCharacters(name.trim()) ? 'hidden-characters' : null;
}

/** Adds a view: replaces one of the same name, and drops the oldest beyond twenty. [PLUS-13] */
export function nextSavedViews(views: readonly SavedView[], added: SavedView): SavedView[] {
  const view = { ...added, name: added.name.slice(0, NAME_MAX_LENGTH) };
  return [...views.filter(({ name }) => name !== view.name), view].slice(-MOST_VIEWS);
}
