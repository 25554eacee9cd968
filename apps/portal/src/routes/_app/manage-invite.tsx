import { screens } from '@partyline/texts';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Page } from '../../shell/page/page.tsx';
import { PageTabs } from '../../shell/page/page-tabs.tsx';

export const Route = createFileRoute('/_app/manage-invite')({ component: PeopleFrame });

const words = screens.peopleTabs;

const TABS = [
  { to: '/manage-invite', label: words.people },
  { to: '/manage-invite/who-can', label: words.whoCan },
  { to: '/manage-invite/permissions', label: words.permissions },
] as const;

/** Renders the layout of /manage-invite and its pages, with their bar. [ROUTE-9, PLUS-8, GR-2, HZ-9] */
function PeopleFrame() {
  return (
    <Page title={words.title} tools={<PageTabs label={words.label} tabs={TABS} />}>
      <Outlet />
    </Page>
  );
}
