import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { cssVariablesResolver, theme } from '@partyline/ui';
import type { ReactNode } from 'react';

/** Per browser, shared with landing page and first-paint script. [UI-13, GU-3] */
const colorSchemeManager = localStorageColorSchemeManager({ key: 'portal.scheme' });

/** Provides the theme and color scheme, by default the system's. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      // The sheet of defaults is larger than the provider's variables.
      deduplicateCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
