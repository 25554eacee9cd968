import { screens } from '@partyline/texts';
import { createFileRoute, Link, Outlet } from '@tanstack/react-router';
import { OpenTransfers } from '../../ownership/open-transfers.tsx';
import { Page } from '../../shell/page/page.tsx';
import styles from '../../shell/page/people-frame.module.css';

export const Route = createFileRoute('/_app/manage-invite')({ component: PeopleFrame });

const words = screens.peopleTabs;

const TABS = [
  { to: '/manage-invite', label: words.people },
  { to: '/manage-invite/permissions', label: words.permissions },
  { to: '/manage-invite/audit', label: words.audit },
  { to: '/manage-invite/alerts', label: words.alerts },
  { to: '/manage-invite/schedules', label: words.schedules },
] as const;

/** Renders the layout of /manage-invite and its pages, with their bar. [ROUTE-9, PLUS-8, PLUS-22, GR-2] */
function PeopleFrame() {
  return (
    <Page
      title={words.title}
      tools={
        <nav className={styles.tabs} aria-label={words.label}>
          {TABS.map(({ to, label }) => (
            <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }}>
              {label}
            </Link>
          ))}
        </nav>
      }
    >
      <OpenTransfers />
      <Outlet />
    </Page>
  );
}
