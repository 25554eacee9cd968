import { Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { BusyButton } from '@partyline/ui';
import { useNavigate } from '@tanstack/react-router';
import { failureText } from '../../forms/failure-text.ts';
import { removeInvite, storeInvite } from '../../session/account/session-context.ts';
import { useSession } from '../../session/session-store.ts';
import { logOut, tabContext } from '../../session/tab-session.ts';
import { AddressText } from '../../shell/page/address-text.tsx';
import styles from '../../shell/page/message-page.module.css';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import offer from './invite-offer.module.css';
import {
  pageAfterInvite,
  provedEmail,
  useSignInWithInvite,
  type LinkedAddress,
  type useAcceptInvite,
} from './mutations.ts';

const words = screens.invite;

interface InviteProps {
  readonly inviteId: string;
  readonly invitation: LinkedAddress;
}

/** Leads to the sign-up and login, which know the invitation. [ROUTE-10, INV-36] */
export function SignInWithInvite({ inviteId, invitation }: InviteProps) {
  const { mutate } = useSignInWithInvite(inviteId, invitation);
  return (
    <p className={styles.actions}>
      <Button variant="filled" onClick={() => mutate('sign-up')}>
        {words.signUp}
      </Button>
      <Button onClick={() => mutate('log-in')}>{words.haveAccount}</Button>
    </p>
  );
}

type SignedInProps = InviteProps & { readonly email: string };

interface InviteAnswerProps extends SignedInProps {
  readonly accept: ReturnType<typeof useAcceptInvite>;
}

/** Accepts; an unproven address is confirmed first. [GEN-10, INV-36, INV-37, AUTH-7, GA-33, GV-3] */
export function InviteAnswer({ inviteId, invitation, email, accept }: InviteAnswerProps) {
  const navigate = useNavigate();
  const inviteEmail = provedEmail(invitation);
  const mustConfirm = useSession(
    ({ status, identity }) =>
      status === 'signing-in' && identity?.isProviderVerified === false && inviteEmail === null,
  );
  const failure = failureText(accept.error);
  const confirmFirst = async () => {
    await storeInvite(tabContext, inviteId);
    await navigate({ to: '/confirm-email' });
  };
  return (
    <>
      <p className={styles.text}>
        <AddressText text={mustConfirm ? words.confirmFirst(email) : words.signedInAs(email)} />
      </p>
      {failure === null ? null : <MessageBox type="error">{failure}</MessageBox>}
      <p className={styles.actions}>
        {mustConfirm ? (
          <Button variant="filled" onClick={() => void confirmFirst()}>
            {words.confirmEmail}
          </Button>
        ) : (
          <BusyButton
            variant="filled"
            isBusy={accept.isPending}
            onClick={() => accept.mutate({ inviteId, inviteEmail })}
          >
            {accept.isPending ? words.accepting : words.accept}
          </BusyButton>
        )}
        <IgnoreButton label={words.notNow} />
      </p>
    </>
  );
}

/** Warns that the invitation is for another address, and leads out to use that one. [GV-17] */
export function OtherUser({ invitation, email }: SignedInProps) {
  const toOther = words.logOutAndUse(invitation.email);
  return (
    <>
      <MessageBox type="warning">
        <AddressText text={words.otherAccount(invitation.email, email)} />
      </MessageBox>
      <p className={styles.actions}>
        {/* The page stays and asks the signed-out user. */}
        <Button className={offer.long ?? ''} variant="filled" onClick={() => void logOut()}>
          <span>
            <AddressText text={toOther} />
          </span>
        </Button>
        <IgnoreButton label={words.ignore} />
      </p>
    </>
  );
}

/** Discards the invitation here; the link still works. [GV-17] */
function IgnoreButton({ label }: { readonly label: string }) {
  const navigate = useNavigate();
  const ignore = () => {
    removeInvite(tabContext);
    void navigate({ href: pageAfterInvite(), replace: true });
  };
  return <Button onClick={ignore}>{label}</Button>;
}
