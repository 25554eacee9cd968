import { createFileRoute, Outlet } from '@tanstack/react-router';
import { OpenHandovers } from '../../ownership/open-handovers.tsx';
import { PeopleFrame } from '../../shell/page/people-frame.tsx';

/** The layout of /manage-invite and its pages. [ROUTE-9, GR-2] */
export const Route = createFileRoute('/_app/manage-invite')({
  component: () => (
    <PeopleFrame>
      <OpenHandovers />
      <Outlet />
    </PeopleFrame>
  ),
});
