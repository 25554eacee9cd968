import { isAccordionOpen, nextAccordionSettings, pruneAccordionSettings } from '@partyline/display';
import { useCallback, useEffect } from 'react';
import type { Workspaces } from './data/cached-devices.ts';
import { accordionPreference } from './preferences/dashboard-preferences.ts';
import { usePreference } from './preferences/preference.ts';

/** Which workspaces are open, and the function that opens or closes one. */
export interface Accordions {
  readonly isOpen: (workspaceId: number) => boolean;
  readonly toggle: (workspaceId: number, isOpen: boolean) => void;
}

/** The open workspaces of a person in an account; settings of workspaces that are gone are dropped. [DASH-10, DASH-11, GD-5] */
export function useAccordions(owner: string, workspaces: Workspaces | undefined): Accordions {
  const [settings] = usePreference(accordionPreference, owner);
  const isOpen = useCallback((workspaceId: number) => isAccordionOpen(settings, workspaceId), [settings]);
  const toggle = useCallback(
    (workspaceId: number, open: boolean) => {
      const next = nextAccordionSettings(accordionPreference.read(owner), { workspaceId, isOpen: open });
      accordionPreference.write(owner, next);
    },
    [owner],
  );
  useEffect(() => {
    if (workspaces === undefined) return;
    const stored = accordionPreference.read(owner);
    const ids = workspaces.map((workspace) => workspace.id);
    const pruned = pruneAccordionSettings(stored, ids);
    if (pruned.length !== stored.length) accordionPreference.write(owner, pruned);
  }, [owner, workspaces]);
  return { isOpen, toggle };
}
