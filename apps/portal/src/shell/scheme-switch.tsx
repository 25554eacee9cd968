import { IconButton } from '@partyline/ui';
import { screens } from '@partyline/texts';
import { IconBrightness, IconMoon, IconSun } from '@tabler/icons-react';
import { setColorScheme, useColorScheme } from '../theme/color-scheme.ts';

const NEXT = { auto: 'light', light: 'dark', dark: 'auto' } as const;
const ICONS = { auto: IconBrightness, light: IconSun, dark: IconMoon };

/** Goes round the themes: the system's, light, dark. The choice is kept in this browser. [UI-13, GU-3] */
export function SchemeSwitch({ className }: { readonly className?: string | undefined }) {
  const scheme = useColorScheme();
  const Icon = ICONS[scheme];
  const next = NEXT[scheme];
  return (
    <IconButton
      className={className}
      label={screens.shell.theme[scheme](screens.shell.themeNames[next])}
      icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => setColorScheme(next)}
    />
  );
}
