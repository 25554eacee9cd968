import { localStorageColorSchemeManager, type MantineColorScheme } from '@mantine/core';
import { createStore, useStore } from '../store.ts';

/** Where the page says which theme holds; without it the system's does. The early script sets it before the first paint. */
const ATTRIBUTE = 'data-mantine-color-scheme';

const kept = localStorageColorSchemeManager({ key: 'portal.scheme' });
const chosen = createStore<MantineColorScheme>(kept.get('auto'));

function show(scheme: MantineColorScheme): void {
  if (scheme === 'auto') document.documentElement.removeAttribute(ATTRIBUTE);
  else document.documentElement.setAttribute(ATTRIBUTE, scheme);
  chosen.set(scheme);
}

/** Follows what is chosen in other tabs. */
export function followColorScheme(): void {
  kept.subscribe(show);
}

/** Chooses a theme: it holds at once, in every tab, and is kept in this browser. [UI-13, GU-3] */
export function setColorScheme(scheme: MantineColorScheme): void {
  show(scheme);
  kept.set(scheme);
}

/** The chosen theme, kept up to date. */
export function useColorScheme(): MantineColorScheme {
  return useStore(chosen, (scheme) => scheme);
}
