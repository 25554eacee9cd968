import { COLLAPSED_ROWS } from '@partyline/invitations';
import { screens } from '@partyline/texts';
import { ListSkeleton } from '@partyline/ui';

const HEAD_AND_FOOT = 2;
const MEMBERS = 6;
const { loading } = screens.manageInvite;

/** The loading states of the two lists. */
export const INVITATION_SKELETON = <ListSkeleton label={loading} rows={COLLAPSED_ROWS + HEAD_AND_FOOT} />;
export const MEMBER_SKELETON = <ListSkeleton label={loading} rows={MEMBERS + HEAD_AND_FOOT} />;
