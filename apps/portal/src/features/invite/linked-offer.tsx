import { ApiError } from '@partyline/api-client';
import { invitePageOf } from '@partyline/invitations';
import { screens } from '@partyline/texts';
import { FactList } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { dateTimeText } from '../../dates.ts';
import { isInviteInvalid } from '../../session/account/first-login.ts';
import { useSession } from '../../session/session-store.ts';
import { AddressText } from '../../shell/page/address-text.tsx';
import { FailedMessage } from '../../shell/page/failed-message.tsx';
import { MessagePage } from '../../shell/page/message-page.tsx';
import { InviteAnswer, OtherUser, SignInWithInvite } from './invite-answers.tsx';
import { NotOpenPage } from './not-open-page.tsx';
import { useAcceptInvite } from './mutations.ts';
import { offerQuery } from './queries.ts';

const words = screens.invite;

/** Returns why a link is not open; the API gives a reason only for issued keys. */
export function notOpenReason(error: unknown): keyof typeof words.notOpenHints {
  const reason = error instanceof ApiError ? error.reason : null;
  return reason === 'accepted' || reason === 'expired' || reason === 'revoked' ? reason : 'unknown';
}

interface LinkedOfferProps {
  readonly inviteId: string;
  /** From storage, not the link. */
  readonly isStored: boolean;
}

/** Renders a partner's offer and its next step: sign-up and login lead back here. [HZ-6, GEN-5] */
export function LinkedOffer({ inviteId, isStored }: LinkedOfferProps) {
  const isKnown = useSession(({ status }) => status !== 'unknown');
  const email = useSession(({ identity }) => identity?.email ?? null);
  const accept = useAcceptInvite();
  const query = useQuery({ ...offerQuery(inviteId), enabled: !accept.isPending && !accept.isSuccess });
  const { data, error } = query;
  if (isInviteInvalid(error)) {
    return (
      <NotOpenPage inviteId={inviteId} isStored={isStored} reason={notOpenReason(error)} mayAsk={false} />
    );
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
  const page = invitePageOf({ email: data.email, status: 'pending' }, email);
  const props = { inviteId, invitation: { email: data.email, provesMailbox: true } };
  return (
    <MessagePage title={words.customerTitle(data.partner)}>
      <p>{words.customerOffer(data.partner, data.company)}</p>
      <FactList
        facts={[
          [words.partner, data.partner],
          [words.company, data.company],
          [words.sentTo, <AddressText key="address" text={data.email} />],
          [words.openUntil, dateTimeText(Date.parse(data.expiresAt))],
        ]}
      />
      {page === 'sign-in' ? <SignInWithInvite {...props} /> : null}
      {page === 'accept' && email !== null ? <InviteAnswer {...props} email={email} accept={accept} /> : null}
      {page === 'other-account' && email !== null ? <OtherUser {...props} email={email} /> : null}
    </MessagePage>
  );
}
