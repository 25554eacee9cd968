import { isAccordionOpen, nextAccordionSettings, pruneAccordionSettings } from '@partyline/display';
import { useCallback, useEffect } from 'react';
import type { Workspaces } from './queries.ts';
import { accordionPreference, usePreference } from './preferences/preference.ts';

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
