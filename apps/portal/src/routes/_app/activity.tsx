import { screens } from '@partyline/texts';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Page } from '../../shell/page/page.tsx';
import { PageTabs } from '../../shell/page/page-tabs.tsx';

export const Route = createFileRoute('/_app/activity')({ component: ActivityFrame });

const words = screens.activityTabs;

const TABS = [
  { to: '/activity', label: words.log },
  { to: '/activity/alerts', label: words.alerts },
] as const;

/** Renders the layout of /activity and its pages, with their bar. [HZ-9, PLUS-16, PLUS-22] */
function ActivityFrame() {
  return (
    <Page title={words.title} tools={<PageTabs label={words.label} tabs={TABS} />}>
      <Outlet />
    </Page>
  );
}
