import { createFileRoute, redirect } from '@tanstack/react-router';
import { SettingsPage } from '../../features/settings/settings-page.tsx';
import { SETTINGS_PAGE_NAMES } from './-settings-names.ts';
import { SETTINGS_PAGES } from './-settings-pages.tsx';

export const Route = createFileRoute('/_app/myaccount_/settings/$page')({
  beforeLoad: ({ params }) => {
    if (SETTINGS_PAGE_NAMES.some((name) => name === params.page)) return;
    redirect({ to: '/myaccount/settings', replace: true, throw: true });
  },
  component: SettingsRoute,
});

function SettingsRoute() {
  const { page: name } = Route.useParams();
  const page = SETTINGS_PAGES.find((one) => one.name === name);
  return (
    page && (
      <SettingsPage key={name} title={page.title}>
        {page.content}
      </SettingsPage>
    )
  );
}
