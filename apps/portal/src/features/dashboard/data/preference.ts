import {
  BREAKPOINTS_PX,
  computeViewType,
  computeZoom,
  isAccordionOpen,
  nextAccordionSettings,
  listAccordionSettings,
  parseAccordionSettings,
  parseSavedViews,
  pruneAccordionSettings,
  type ViewType,
} from '@partyline/display';
import { personalKey, type PersonalName } from '@partyline/session';
import { useLocalStorage } from '@mantine/hooks';
import { useCallback, useEffect, useMemo } from 'react';
import { useIsNarrow } from '../../../theme/use-media.ts';
import type { Workspaces } from '../../../session/workspaces.ts';

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

/** Returns a preference, synced across tabs, and its setter. */
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
  /** Opens or closes every workspace. */
  readonly toggleAll: (isOpen: boolean) => void;
}

/** Returns the open workspaces of a user in an account; removes deleted ones. [DASH-10, DASH-11, GD-5] */
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
  const toggleAll = useCallback(
    (open: boolean) => {
      const workspaceIds = workspaces?.map((workspace) => workspace.id) ?? [];
      setSettings(listAccordionSettings(workspaceIds, open));
    },
    [setSettings, workspaces],
  );
  return { isOpen, toggle, toggleAll };
}

/** Returns the stored view, else one by screen width, and its setter. [DASH-5, GD-1] */
export function useViewType(uid: string): readonly [view: ViewType, choose: (view: ViewType) => void] {
  const [saved, choose] = usePreference(viewPreference, uid);
  const widthPx = BREAKPOINTS_PX.viewLevel + (useIsNarrow() ? 0 : 1);
  return [computeViewType(saved, widthPx), choose];
}
