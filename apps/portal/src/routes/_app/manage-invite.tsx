import { createFileRoute, Outlet } from '@tanstack/react-router';
import { OpenHandovers } from '../../ownership/open-handovers.tsx';
import { PeopleFrame } from '../../shell/people-frame.tsx';

/** The frame of /manage-invite and the pages below it; each page draws its content alone. [ROUTE-9, GR-2] */
export const Route = createFileRoute('/_app/manage-invite')({
  component: () => (
    <PeopleFrame>
      <OpenHandovers />
      <Outlet />
    </PeopleFrame>
  ),
});
