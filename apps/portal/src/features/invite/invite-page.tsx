import { FactList } from '@partyline/ui';
import { ok } from '@partyline/kernel';
import { invitePageOf } from '@partyline/invitations';
import { isCustomerKey } from '@partyline/roles';
import { screens, ACCOUNT_WORDINGS } from '@partyline/texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { VerifiedInvitation } from '@partyline/contract';
import { isInviteInvalid } from '../../session/account/first-login.ts';
import { readLinkQuery } from '../../session/links.ts';
import { useLinkQuery } from '../../session/mailed-link.ts';
import { getSession, useSession, type Session } from '../../session/session-store.ts';
import { storePaymentReturn } from '../../session/stored-pages.ts';
import { AddressText } from '../../shell/page/address-text.tsx';
import { ContinueLink, MessagePage } from '../../shell/page/message-page.tsx';
import { FailedMessage } from '../../shell/page/failed-message.tsx';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { InviteAnswer, OtherUser, SignInWithInvite } from './invite-answers.tsx';
import { LinkedOffer, notOpenReason } from './linked-offer.tsx';
import { NotOpenPage } from './not-open-page.tsx';
import { useAcceptInvite } from './mutations.ts';
import { invitationQuery } from './queries.ts';
import { dateText, dateTimeText } from '../../dates.ts';

const words = screens.invite;

const emailIn = ({ identity }: Session) => identity?.email ?? null;
const isKnownIn = ({ status }: Session) => status !== 'unknown';

/**
 * Renders the screen at /invite: the offer and next step. [GEN-10, ROUTE-10, ROUTE-15, ROUTE-26, ENT-11, INV-28, AUTH-26, GA-13, GR-8,
 * GV-17, GV-18]
 */
export function InvitePage() {
  const query = useLinkQuery();
  const [inviteId] = useState(() => readInviteLink(query));
  useEffect(() => storePaymentReturn(`/invite${query}`), [query]);
  if (!inviteId.ok) {
    return (
      <MessagePage title={words.failedTitle}>
        <MessageBox type="error">{ACCOUNT_WORDINGS.requestNotProper}</MessageBox>
        <ContinueLink />
      </MessagePage>
    );
  }
  const link = { inviteId: inviteId.value, isStored: !isLink(query) };
  return isCustomerKey(link.inviteId) ? <LinkedOffer {...link} /> : <LinkedInvitation {...link} />;
}

const isLink = (query: string) => new URLSearchParams(query).has('inviteId');

/** Returns the link's invitation, or the one stored before the sign-in. [ROUTE-15] */
function readInviteLink(query: string): ReturnType<typeof readLinkQuery> {
  const { inviteId } = getSession();
  return isLink(query) || inviteId === null ? readLinkQuery(query, 'inviteId') : ok(inviteId);
}

interface LinkedInvitationProps {
  readonly inviteId: string;
  /** From storage, not the link. */
  readonly isStored: boolean;
}

function LinkedInvitation({ inviteId, isStored }: LinkedInvitationProps) {
  const isKnown = useSession(isKnownIn);
  const email = useSession(emailIn);
  const accept = useAcceptInvite();
  // A new account drops what was read, and the API refuses an accepted key.
  const query = useQuery({ ...invitationQuery(inviteId), enabled: !accept.isPending && !accept.isSuccess });
  const { data, error } = query;
  if (isInviteInvalid(error)) {
    return <NotOpenPage inviteId={inviteId} isStored={isStored} reason={notOpenReason(error)} />;
  }
  if (error !== null) {
    return (
      <MessagePage title={words.title}>
        <FailedMessage query={query} tryAgain={words.tryAgain} />
      </MessagePage>
    );
  }
  if (data === undefined || !isKnown) {
    return (
      <MessagePage title={words.checking}>
        <p role="status" />
      </MessagePage>
    );
  }
  // Any answer means that it is open.
  const page = invitePageOf({ email: data.email, status: 'pending' }, email);
  const props = { inviteId, invitation: data };
  return (
    <MessagePage title={words.offerTitle(data.accountName)}>
      <InviteOffer invitation={data} />
      {page === 'sign-in' ? <SignInWithInvite {...props} /> : null}
      {page === 'accept' && email !== null ? <InviteAnswer {...props} email={email} accept={accept} /> : null}
      {page === 'other-account' && email !== null ? <OtherUser {...props} email={email} /> : null}
    </MessagePage>
  );
}

/** Renders what the invitation offers. [GEN-10, PLUS-4] */
function InviteOffer({ invitation }: { readonly invitation: VerifiedInvitation }) {
  const { requesterName, accountName, workspaceId, workspaceName, roleName, email, expiresAt, endsAt } =
    invitation;
  return (
    <>
      <p>{words.offer(requesterName, accountName)}</p>
      <FactList
        facts={[
          [words.account, accountName],
          [words.workspace, workspaceId === null ? words.wholeAccount : workspaceName],
          [words.role, words.roleName(roleName)],
          [words.sentTo, <AddressText key="address" text={email} />],
          [words.openUntil, dateTimeText(Date.parse(expiresAt))],
          ...(endsAt === null ? [] : [[words.accessEnds, dateText(Date.parse(endsAt))] as const]),
        ]}
      />
    </>
  );
}
