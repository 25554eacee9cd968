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
import { useIsNarrow } from '../../../shell/use-media.ts';
import type { Workspaces } from '../queries.ts';
import { parseSavedViews } from './saved-view.ts';

/** A choice of a user for their screen, stored in this browser under their user id. [GA-21] */
interface Preference<Value> {
  readonly name: PersonalName;
  /** Turns stored JSON of any shape into a usable value; undefined when nothing usable is stored. */
  readonly parse: (stored: unknown) => Value;
}

/** Which workspaces are open, per user and account: `[{workspaceId, isOpen}]`. [DASH-10, DASH-11, GD-5] */
const accordionPreference = { name: 'accordions', parse: parseAccordionSettings } as const;

/** How large cards are, per user: 0 to 100. [DASH-3, GD-3] */
export const zoomPreference = { name: 'zoom', parse: computeZoom } as const;

/** The chosen view as stored; `computeViewType` interprets it. [DASH-1, DASH-5, GD-1] */
const viewPreference: Preference<unknown> = { name: 'view', parse: (stored) => stored };

/** The saved views, per user and account. [PLUS-13] */
export const savedViewsPreference = { name: 'views', parse: parseSavedViews } as const;

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const asText = (text: string | undefined) => text ?? '';

/** The value of a preference, kept current across tabs, and the function that changes it. */
export function usePreference<Value>(
  { name, parse }: Preference<Value>,
  owner: string,
): readonly [value: Value, change: (value: Value) => void] {
  // The hook holds the text: a string keeps its identity when the hook reads it again.
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

/** Which workspaces are open, and the function that opens or closes one. */
export interface Accordions {
  readonly isOpen: (workspaceId: number) => boolean;
  readonly toggle: (workspaceId: number, isOpen: boolean) => void;
}

/** The open workspaces of a user in an account; settings of deleted workspaces are removed. [DASH-10, DASH-11, GD-5] */
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

/** The current view, and the function that chooses another: the stored choice, else by the width of the screen. [DASH-5, GD-1] */
export function useViewType(uid: string): readonly [view: ViewType, choose: (view: ViewType) => void] {
  const [saved, choose] = usePreference(viewPreference, uid);
  const widthPx = BREAKPOINTS_PX.viewLevel + (useIsNarrow() ? 0 : 1);
  return [computeViewType(saved, widthPx), choose];
}
