import { screens } from '@partyline/texts';
import { createFileRoute, Link, Outlet, useMatchRoute } from '@tanstack/react-router';
import { useMe } from '../../session/me.ts';
import { Page } from '../../shell/page/page.tsx';
import { SettingsFrame } from '../../features/settings/settings-frame.tsx';
import { SETTINGS_PAGES } from './-settings-pages.tsx';

export const Route = createFileRoute('/_app/myaccount_/settings')({ component: SettingsLayout });

const words = screens.settings;

/** Renders the layout of the settings: their pages beside the one that is open; on a phone one or the other. [HZ-9] */
function SettingsLayout() {
  const { accountName } = useMe().user;
  const isList = useMatchRoute()({ to: '/myaccount/settings' }) !== false;
  const groups = [
    { key: 'you', title: words.you },
    { key: 'account', title: accountName ?? words.account },
    { key: 'data', title: words.data },
  ] as const;
  return (
    <Page title={words.title}>
      <SettingsFrame
        isList={isList}
        groups={groups.map(({ key, title }) => ({
          title,
          links: SETTINGS_PAGES.filter(({ group }) => group === key).map((page) => (
            <Link key={page.name} to="/myaccount/settings/$page" params={{ page: page.name }}>
              {page.icon}
              <span>{page.title}</span>
            </Link>
          )),
        }))}
        back={<Link to="/myaccount/settings">{words.back}</Link>}
      >
        <Outlet />
      </SettingsFrame>
    </Page>
  );
}
