import { useMantineColorScheme } from '@mantine/core';
import { isOwnAccountOffered } from '@partyline/session';
import { screens } from '@partyline/texts';
import {
  IconArrowsExchange,
  IconBellRinging,
  IconBrightness,
  IconCalendarEvent,
  IconCreditCard,
  IconHistory,
  IconKeyboard,
  IconLayoutGrid,
  IconLogout,
  IconMoon,
  IconPlus,
  IconSettings,
  IconShieldLock,
  IconSun,
  IconUsers,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../session/session-store.ts';
import { associationKey, isCurrentAssociation, useAccountChange } from '../account/change-account.ts';
import { logOutAndLeave } from '../logout/log-out.ts';
import { roleTextOf } from '../account/use-account.ts';
import { usePortalPages } from '../navigation/use-portal-pages.ts';
import type { Offer } from './command.ts';
import { openDialog } from '../dialogs/dialogs.ts';

const words = screens.commandPalette;
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

const THEMES = {
  auto: <IconBrightness {...ICON} />,
  light: <IconSun {...ICON} />,
  dark: <IconMoon {...ICON} />,
} as const;
const THEME_NAMES = ['auto', 'light', 'dark'] as const;

/** The first six that the user has are listed before anything is typed. */
const PAGES = [
  { page: 'dashboard', to: '/dashboard', label: screens.shell.dashboard, icon: <IconLayoutGrid {...ICON} /> },
  { page: 'shows', to: '/shows', label: screens.shell.shows, icon: <IconCalendarEvent {...ICON} /> },
  { page: 'people', to: '/manage-invite', label: screens.shell.people, icon: <IconUsers {...ICON} /> },
  { page: 'activity', to: '/activity', label: screens.shell.activity, icon: <IconHistory {...ICON} /> },
  { page: 'billing', to: '/myaccount', label: screens.shell.billing, icon: <IconCreditCard {...ICON} /> },
  { page: null, to: '/myaccount/settings', label: screens.shell.settings, icon: <IconSettings {...ICON} /> },
  {
    page: 'people',
    to: '/manage-invite/permissions',
    label: screens.peopleTabs.permissions,
    icon: <IconShieldLock {...ICON} />,
  },
  {
    page: 'activity',
    to: '/activity/alerts',
    label: screens.activityTabs.alerts,
    icon: <IconBellRinging {...ICON} />,
  },
] as const;

/** Returns commands for the signed-in pages that the user's roles can ever use. [HZ-9] */
export function usePageCommands(): Offer {
  const navigate = useNavigate();
  const own = usePortalPages();
  const commands = PAGES.filter(({ page }) => page === null || own.includes(page)).map(
    ({ to, label, icon }) => ({ id: `page:${label}`, label, icon, run: () => void navigate({ to }) }),
  );
  return { key: 'pages', title: words.groups.pages, commands };
}

/** Returns commands to switch or open accounts, as in the menu. [ACCT-7, ACCT-14] */
export function useAccountCommands(): Offer {
  const associations = useSession((session) => session.associations);
  const { change, openOwn } = useAccountChange();
  const others = associations.filter((association) => !isCurrentAssociation(association));
  const commands = others.map((association) => ({
    id: `account:${associationKey(association)}`,
    label: words.switchTo(association.accountName),
    other: `${screens.shell.switchAccount} ${association.accountName}`,
    aside: roleTextOf(association),
    icon: <IconArrowsExchange {...ICON} />,
    run: () => void change(association),
  }));
  const own = {
    id: 'account:own',
    label: screens.shell.openOwnAccount,
    icon: <IconPlus {...ICON} />,
    run: () => void openOwn(),
  };
  const offered = isOwnAccountOffered(associations) ? [...commands, own] : commands;
  return { key: 'accounts', title: words.groups.accounts, commands: offered };
}

/** Returns commands for theme, shortcuts and logout. [UI-13, AUTH-14] */
export function useBrowserCommands(): Offer {
  const { colorScheme: scheme, setColorScheme } = useMantineColorScheme();
  const themes = THEME_NAMES.filter((name) => name !== scheme).map((name) => ({
    id: `theme:${name}`,
    label: words.theme[name],
    icon: THEMES[name],
    run: () => setColorScheme(name),
  }));
  const commands = [
    ...themes,
    {
      id: 'shortcuts',
      label: words.shortcuts,
      aside: '?',
      icon: <IconKeyboard {...ICON} />,
      run: () => openDialog('shortcuts', {}),
    },
    { id: 'log-out', label: screens.shell.logOut, icon: <IconLogout {...ICON} />, run: logOutAndLeave },
  ];
  return { key: 'session', title: words.groups.session, commands };
}
