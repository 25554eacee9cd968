import type { DashboardSearch } from '../dashboard-search.ts';

const FIELDS = ['q', 'state', 'plan', 'version', 'center', 'favorites', 'sort'] as const;
const NAME_MAX_LENGTH = 30;
const MOST_VIEWS = 20;

/** A view of the dashboard that a user has saved under a name. [PLUS-13] */
export interface SavedView {
  readonly name: string;
  readonly search: DashboardSearch;
}

/** What of an address belongs to a view: its search, filters and sort, not the drawer that happens to be open. */
export function savedSearchOf(search: Readonly<Record<string, unknown>>): DashboardSearch {
  const entries = FIELDS.map((field) => [field, search[field]] as const);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value !== ''));
}

/** The change of the address that brings a view back: it leaves nothing of the one before. */
export function searchOfView({ search }: SavedView): DashboardSearch {
  return { q: '', state: '', plan: '', version: '', center: '', favorites: '', sort: '', ...search };
}

function parseView(stored: unknown): SavedView[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { name, search }: { name?: unknown; search?: unknown } = stored;
  if (typeof name !== 'string' || name === '' || typeof search !== 'object' || search === null) return [];
  return [{ name: name.slice(0, NAME_MAX_LENGTH), search: savedSearchOf({ ...search }) }];
}

/** Reads the stored views: what has another shape is dropped. [PLUS-13] */
export function parseSavedViews(stored: unknown): SavedView[] {
  return Array.isArray(stored) ? stored.flatMap(parseView).slice(0, MOST_VIEWS) : [];
}

/** The views after one was saved: the same name takes the old one's place, and beyond twenty the oldest goes. [PLUS-13] */
export function nextSavedViews(views: readonly SavedView[], added: SavedView): SavedView[] {
  const view = { ...added, name: added.name.slice(0, NAME_MAX_LENGTH) };
  return [...views.filter(({ name }) => name !== view.name), view].slice(-MOST_VIEWS);
}
