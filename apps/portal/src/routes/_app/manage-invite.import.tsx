import { Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { IconArrowLeft } from '@tabler/icons-react';
import { createFileRoute, Link, linkOptions } from '@tanstack/react-router';
import { ImportPage } from '../../features/people/import/import-page.tsx';
import { importSearchSchema } from '../../features/people/people-search.ts';
import { useScreenTitle } from '../../page-title.ts';
import { prefetchWorkspaces } from '../-prefetch-workspaces.ts';

export const Route = createFileRoute('/_app/manage-invite/import')({
  validateSearch: importSearchSchema,
  loader: prefetchWorkspaces,
  component: ImportRoute,
});

const BACK = <IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />;

function ImportRoute() {
  const { workspace } = Route.useSearch();
  useScreenTitle(screens.importPeople.title);
  const target = linkOptions({ to: '/manage-invite', search: { workspace } });
  const backLink = (
    <Button variant="subtle" leftSection={BACK} renderRoot={(props) => <Link {...props} {...target} />}>
      {screens.importPeople.back}
    </Button>
  );
  return <ImportPage workspaceId={workspace} backLink={backLink} />;
}
