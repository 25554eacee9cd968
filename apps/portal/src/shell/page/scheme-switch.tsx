import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { screens } from '@partyline/texts';
import { IconBrightness, IconMoon, IconSun } from '@tabler/icons-react';

const NEXT = { auto: 'light', light: 'dark', dark: 'auto' } as const;
const ICONS = { auto: IconBrightness, light: IconSun, dark: IconMoon };

/** Cycles through system, light and dark; stored in this browser. [UI-13, GU-3] */
export function SchemeSwitch() {
  const { colorScheme: scheme, setColorScheme } = useMantineColorScheme();
  const Icon = ICONS[scheme];
  const next = NEXT[scheme];
  const label = screens.shell.theme[scheme](screens.shell.themeNames[next]);
  return (
    <ActionIcon aria-label={label} title={label} onClick={() => setColorScheme(next)}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
}
