import type { PortalPage } from '@partyline/permissions';
import { screens } from '@partyline/texts';
import {
  IconCalendarEvent,
  IconCreditCard,
  IconHistory,
  IconLayoutGrid,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../theme/use-media.ts';
import { usePortalPages } from './use-portal-pages.ts';

const words = screens.shell;
const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

const PAGES = {
  dashboard: { to: '/dashboard', icon: <IconLayoutGrid {...ICON} /> },
  shows: { to: '/shows', icon: <IconCalendarEvent {...ICON} /> },
  people: { to: '/manage-invite', icon: <IconUsers {...ICON} /> },
  activity: { to: '/activity', icon: <IconHistory {...ICON} /> },
  billing: { to: '/myaccount', icon: <IconCreditCard {...ICON} /> },
} as const satisfies Record<PortalPage, { readonly to: string; readonly icon: ReactNode }>;

interface NavigationProps {
  readonly className?: string | undefined;
}

/** Links to the signed-in pages that the user's roles can ever use. The tab bar has room for four and the rest. [HZ-9] */
export function MainNavigation({ className }: NavigationProps) {
  const isPhone = useIsPhone();
  const pages = usePortalPages();
  // Their address is below that of the billing.
  const isInSettings = useLocation({ select: ({ pathname }) => pathname.startsWith('/myaccount/settings') });
  return (
    <nav className={className} aria-label={words.navigation}>
      {pages.map((page) =>
        isPhone && page === 'activity' ? null : (
          <Link key={page} to={PAGES[page].to} activeOptions={{ exact: page === 'billing' && isInSettings }}>
            {PAGES[page].icon}
            <span>{words[page]}</span>
          </Link>
        ),
      )}
    </nav>
  );
}

/** Links to the settings, at the foot of the sidebar; on phones the last tab has them. [HZ-9] */
export function SettingsNavigation({ className }: NavigationProps) {
  return (
    <nav className={className} aria-label={words.personal}>
      <Link to="/myaccount/settings">
        <IconSettings {...ICON} />
        <span>{words.settings}</span>
      </Link>
    </nav>
  );
}
