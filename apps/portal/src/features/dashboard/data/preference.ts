import {
  BREAKPOINTS_PX,
  computeViewType,
  computeZoom,
  isAccordionOpen,
  nextAccordionSettings,
  parseAccordionSettings,
  pruneAccordionSettings,
  type ViewType,
} from '@partyline/display';
import { personalKey, type PersonalName } from '@partyline/session';
import { useLocalStorage } from '@mantine/hooks';
import { useCallback, useEffect, useMemo } from 'react';
import type { DashboardSearch } from '../dashboard-search.ts';
import { useIsNarrow } from '../../../theme/use-media.ts';
import type { Workspaces } from '../queries.ts';

const FIELDS = ['q', 'state', 'plan', 'version', 'center', 'favorites', 'sort'] as const;
const NAME_MAX_LENGTH = 30;
const MOST_VIEWS = 20;

/** [PLUS-13] */
export interface SavedView {
  readonly name: string;
  readonly search: DashboardSearch;
}

/** Search, filters and sort of a URL, without the open drawer. */
export function savedSearchOf(search: Readonly<Record<string, unknown>>): DashboardSearch {
  const entries = FIELDS.map((field) => [field, search[field]] as const);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value !== ''));
}

/** Search parameters that replace all current ones. */
export function searchOfView({ search }: SavedView): DashboardSearch {
  return { q: '', state: '', plan: '', version: '', center: '', favorites: '', sort: '', ...search };
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

/** Adds a view: replaces one of the same name, and drops the oldest beyond twenty. [PLUS-13] */
export function nextSavedViews(views: readonly SavedView[], added: SavedView): SavedView[] {
  const view = { ...added, name: added.name.slice(0, NAME_MAX_LENGTH) };
  return [...views.filter(({ name }) => name !== view.name), view].slice(-MOST_VIEWS);
}

/** A display setting, stored in this browser per user id. [GA-21] */
interface Preference<Value> {
  readonly name: PersonalName;
  /** Parses untrusted JSON; undefined means nothing usable. */
  readonly parse: (stored: unknown) => Value;
}

/** Open workspaces per user and account: `[{workspaceId, isOpen}]`. [DASH-10, DASH-11, GD-5] */
const accordionPreference = { name: 'accordions', parse: parseAccordionSettings } as const;

/** Card size per user, 0 to 100. [DASH-3, GD-3] */
export const zoomPreference = { name: 'zoom', parse: computeZoom } as const;

/** The stored view; `computeViewType` interprets it. [DASH-1, DASH-5, GD-1] */
const viewPreference: Preference<unknown> = { name: 'view', parse: (stored) => stored };

/** Saved views per user and account. [PLUS-13] */
export const savedViewsPreference = { name: 'views', parse: parseSavedViews } as const;

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const asText = (text: string | undefined) => text ?? '';

/** A preference, synced across tabs, and its setter. */
export function usePreference<Value>(
  { name, parse }: Preference<Value>,
  owner: string,
): readonly [value: Value, change: (value: Value) => void] {
  // A string keeps its identity when the hook reads it again.
  const [text, setText] = useLocalStorage<string | undefined>({
    key: personalKey(name, owner),
    getInitialValueInEffect: false,
    serialize: asText,
    deserialize: asText,
  });
  const value = useMemo(() => parse(parseJson(text)), [text, parse]);
  const change = useCallback((next: Value) => setText(JSON.stringify(next)), [setText]);
  return [value, change];
}

export interface Accordions {
  readonly isOpen: (workspaceId: number) => boolean;
  readonly toggle: (workspaceId: number, isOpen: boolean) => void;
}

/** The open workspaces of a user in an account; removes deleted ones. [DASH-10, DASH-11, GD-5] */
export function useAccordions(owner: string, workspaces: Workspaces | undefined): Accordions {
  const [settings, setSettings] = usePreference(accordionPreference, owner);
  const isOpen = useCallback((workspaceId: number) => isAccordionOpen(settings, workspaceId), [settings]);
  const toggle = useCallback(
    (workspaceId: number, open: boolean) =>
      setSettings(nextAccordionSettings(settings, { workspaceId, isOpen: open })),
    [settings, setSettings],
  );
  useEffect(() => {
    if (workspaces === undefined) return;
    const pruned = pruneAccordionSettings(
      settings,
      workspaces.map((workspace) => workspace.id),
    );
    if (pruned.length !== settings.length) setSettings(pruned);
  }, [settings, setSettings, workspaces]);
  return { isOpen, toggle };
}

/** The stored view, else one by screen width, and its setter. [DASH-5, GD-1] */
export function useViewType(uid: string): readonly [view: ViewType, choose: (view: ViewType) => void] {
  const [saved, choose] = usePreference(viewPreference, uid);
  const widthPx = BREAKPOINTS_PX.viewLevel + (useIsNarrow() ? 0 : 1);
  return [computeViewType(saved, widthPx), choose];
}
