import { screens } from '@partyline/texts';
import { IconBrightness, IconMoon, IconSun } from '@tabler/icons-react';

const { theme, themeNames } = screens.shell;

/** The theme switch as markup with its labels; `follow-scheme.ts` shows and runs it. [UI-13, GU-3] */
export function SchemeButton() {
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <button
      id="scheme"
      className="scheme"
      type="button"
      hidden
      data-auto={theme.auto(themeNames.light)}
      data-light={theme.light(themeNames.dark)}
      data-dark={theme.dark(themeNames.auto)}
    >
      <IconBrightness className="auto" {...icon} />
      <IconSun className="light" {...icon} />
      <IconMoon className="dark" {...icon} />
    </button>
  );
}
