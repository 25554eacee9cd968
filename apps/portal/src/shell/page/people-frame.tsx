import { screens } from '@partyline/texts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page } from './page.tsx';
import styles from './people-frame.module.css';

const words = screens.peopleTabs;

const TABS = [
  { to: '/manage-invite', label: words.people },
  { to: '/manage-invite/permissions', label: words.permissions },
  { to: '/manage-invite/audit', label: words.audit },
  { to: '/manage-invite/alerts', label: words.alerts },
  { to: '/manage-invite/schedules', label: words.schedules },
] as const;

/** The bar of the people pages. [ROUTE-9, PLUS-8, PLUS-22] */
export function PeopleFrame({ children }: { readonly children: ReactNode }) {
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
      {children}
    </Page>
  );
}
