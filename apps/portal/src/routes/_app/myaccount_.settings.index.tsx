import { BREAKPOINTS_PX } from '@partyline/display';
import { createFileRoute, redirect } from '@tanstack/react-router';

/** Shows the list alone on a phone, and the first page beside it elsewhere. [HZ-9] */
export const Route = createFileRoute('/_app/myaccount_/settings/')({
  beforeLoad: () => {
    if (matchMedia(`(max-width: ${BREAKPOINTS_PX.mobileUi}px)`).matches) return;
    redirect({
      to: '/myaccount/settings/$page',
      params: { page: 'profile' },
      replace: true,
      throw: true,
    });
  },
});
