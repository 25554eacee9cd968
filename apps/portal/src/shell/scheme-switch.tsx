import { useMantineColorScheme } from '@mantine/core';
import { IconButton } from '@partyline/ui';
import { screens } from '@partyline/texts';
import { IconBrightness, IconMoon, IconSun } from '@tabler/icons-react';

const NEXT = { auto: 'light', light: 'dark', dark: 'auto' } as const;
const ICONS = { auto: IconBrightness, light: IconSun, dark: IconMoon };

/** Goes round the themes: the system's, light, dark. The choice is kept in this browser. [UI-13, GU-3] */
export function SchemeSwitch({ className }: { readonly className?: string | undefined }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Icon = ICONS[colorScheme];
  const next = NEXT[colorScheme];
  return (
    <IconButton
      className={className}
      label={screens.shell.theme[colorScheme](screens.shell.themeNames[next])}
      icon={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => setColorScheme(next)}
    />
  );
}
