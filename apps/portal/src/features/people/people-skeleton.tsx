import { COLLAPSED_ROWS } from '@partyline/invitations';
import { screens } from '@partyline/texts';
import { ListSkeleton } from '@partyline/ui';

const HEAD_AND_FOOT = 2;

/** The loading state of the list. */
export const PEOPLE_SKELETON = (
  <ListSkeleton label={screens.manageInvite.loading} rows={COLLAPSED_ROWS + HEAD_AND_FOOT} />
);
