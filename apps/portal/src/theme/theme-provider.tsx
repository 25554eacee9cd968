import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { cssVariablesResolver, theme } from '@partyline/ui';
import type { ReactNode } from 'react';

/** The chosen scheme is stored per browser and shared with the landing page and the early script. [UI-13, GU-3] */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'portal.scheme' });

/** The theme of every component, and the color scheme: the system's until one is chosen. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      // The sheet that holds the defaults is larger than all variables the provider writes.
      deduplicateCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
