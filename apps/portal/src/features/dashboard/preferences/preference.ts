import { computeZoom, parseAccordionSettings } from '@partyline/display';
import { personalKey, type PersonalName } from '@partyline/session';
import { useLocalStorage } from '@mantine/hooks';
import { useCallback, useMemo } from 'react';
import { parseSavedViews } from './saved-view.ts';

/** A choice of a user for their screen, stored in this browser under their user id. [GA-21] */
export interface Preference<Value> {
  readonly name: PersonalName;
  /** Turns stored JSON of any shape into a usable value; undefined when nothing usable is stored. */
  readonly parse: (stored: unknown) => Value;
}

/** Which workspaces are open, per user and account: `[{workspaceId, isOpen}]`. [DASH-10, DASH-11, GD-5] */
export const accordionPreference = { name: 'accordions', parse: parseAccordionSettings } as const;

/** How large cards are, per user: 0 to 100. [DASH-3, GD-3] */
export const zoomPreference = { name: 'zoom', parse: computeZoom } as const;

/** The chosen view as stored; `computeViewType` interprets it. [DASH-1, DASH-5, GD-1] */
export const viewPreference: Preference<unknown> = { name: 'view', parse: (stored) => stored };

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
