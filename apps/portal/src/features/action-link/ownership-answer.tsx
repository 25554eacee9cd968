import { Button } from '@mantine/core';
import type { VerifiedLink } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { BusyButton, ConfirmModal } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { useAcceptOwnership, useRejectOwnership } from '../../ownership/mutations.ts';
import { useSession, type IdentityUser } from '../../session/session-store.ts';
import { storeRedirectTo } from '../../session/stored-pages.ts';
import { tabContext } from '../../session/tab-session.ts';
import { FailedMessage } from '../../shell/page/failed-message.tsx';
import { MessagePage } from '../../shell/page/message-page.tsx';
import styles from '../../shell/page/message-page.module.css';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { RETURN_TO, useChangeUser, useGoOn } from './mutations.ts';
import { isEmailUnconfirmed, isLinkInvalid, openedQuery } from './queries.ts';
import { removeTransfer } from './stored-transfer.ts';

const words = screens.ownership;
interface OwnershipAnswerProps {
  readonly docId: string;
  readonly link: VerifiedLink;
  /** The page after the answer. [OWN-10] */
  readonly redirectTo: string;
}

const isRequest = ({ event }: VerifiedLink) => event === 'ownership-request';

/** Asks the addressed user for the answer. [OWN-7, OWN-8, OWN-9, GO-2] */
export function OwnershipAnswer(props: OwnershipAnswerProps) {
  const { link } = props;
  const identity = useSession((session) => session.identity);
  const isKnown = useSession(({ status }) => status !== 'unknown');
  const text = isRequest(link) ? words.askedBy : words.offeredBy;
  const [end, setEnd] = useState<'accepted' | 'rejected' | null>(null);
  if (end !== null) return <Answered {...props} end={end} />;
  return (
    <MessagePage title={words.linkTitle}>
      <p>{text(link.userName, link.placeName)}</p>
      {isKnown && identity === null ? <SignInFirst /> : null}
      {identity === null ? null : <SignedIn {...props} user={identity} onEnd={setEnd} />}
    </MessagePage>
  );
}

/** Leads to the login; the stored record survives it. [ROUTE-11, GR-4] */
function SignInFirst() {
  const navigate = useNavigate();
  const logIn = () => {
    storeRedirectTo(RETURN_TO);
    void navigate({ to: '/login', search: {} });
  };
  return (
    <>
      <p className={styles.text}>{words.signInFirst}</p>
      <p className={styles.actions}>
        <Button variant="filled" onClick={logIn}>
          {words.logIn}
        </Button>
      </p>
    </>
  );
}

interface SignedInProps extends OwnershipAnswerProps {
  readonly user: IdentityUser;
  readonly onEnd: (end: 'accepted' | 'rejected') => void;
}

function SignedIn({ user, onEnd, ...props }: SignedInProps) {
  const { docId } = props;
  const query = useQuery(openedQuery(docId, user.uid));
  const { error, isPending } = query;
  if (isPending) return <p role="status">{words.answering}</p>;
  if (isEmailUnconfirmed(error)) return <ConfirmEmailFirst />;
  if (isLinkInvalid(error)) return <WrongUser {...props} email={user.email} />;
  if (error !== null) {
    return <FailedMessage query={query} tryAgain={words.tryAgain} />;
  }
  return <Answer {...props} onEnd={onEnd} />;
}

function ConfirmEmailFirst() {
  const navigate = useNavigate();
  const confirm = () => {
    storeRedirectTo(RETURN_TO);
    void navigate({ to: '/confirm-email' });
  };
  return (
    <>
      <p className={styles.text}>{words.confirmFirst}</p>
      <p className={styles.actions}>
        <Button variant="filled" onClick={confirm}>
          {words.confirmEmail}
        </Button>
      </p>
    </>
  );
}

function WrongUser({ docId, link, email }: OwnershipAnswerProps & { readonly email: string }) {
  const { mutate, isPending } = useChangeUser(docId, link);
  return (
    <>
      <MessageBox type="warning">{words.wrongUser(email)}</MessageBox>
      <p className={styles.actions}>
        <BusyButton variant="filled" isBusy={isPending} onClick={() => mutate()}>
          {words.logOutAndIn}
        </BusyButton>
        <LaterButton label={words.toDashboard} />
      </p>
    </>
  );
}

function LaterButton({ label }: { readonly label: string }) {
  const navigate = useNavigate();
  const leave = () => {
    removeTransfer(tabContext);
    void navigate({ to: '/dashboard', replace: true });
  };
  return <Button onClick={leave}>{label}</Button>;
}

function Answer({ docId, link, onEnd }: Omit<SignedInProps, 'user'>) {
  const accept = useAcceptOwnership();
  const reject = useRejectOwnership();
  const [isRejecting, setRejecting] = useState(false);
  const isBusy = accept.isPending || reject.isPending;
  const failure = failureText(accept.error ?? reject.error);
  const end = async (work: Promise<unknown>, how: 'accepted' | 'rejected') => {
    await work;
    removeTransfer(tabContext);
    onEnd(how);
  };
  const acceptText = words.acceptText[link.event === 'account-transfer' ? 'account' : 'workspace'];
  return (
    <>
      <p className={styles.text}>{isRequest(link) ? words.agreeText(link.userName) : acceptText}</p>
      {failure === null ? null : <MessageBox type="error">{failure}</MessageBox>}
      <p className={styles.actions}>
        <BusyButton
          variant="filled"
          isBusy={isBusy}
          onClick={() => {
            // Shown by the mutation.
            end(accept.mutateAsync(docId), 'accepted').catch(() => undefined);
          }}
        >
          {isBusy ? words.answering : acceptLabel(link)}
        </BusyButton>
        <BusyButton isBusy={isBusy} onClick={() => setRejecting(true)}>
          {words.reject}
        </BusyButton>
        <LaterButton label={words.later} />
      </p>
      {isRejecting ? (
        <ConfirmModal
          title={words.rejectTitle}
          confirmLabel={words.reject}
          cancelLabel={words.cancel}
          tone="danger"
          onConfirm={() => {
            setRejecting(false);
            end(reject.mutateAsync(docId), 'rejected').catch(() => undefined);
          }}
          onCancel={() => setRejecting(false)}
        >
          {words.rejectText(link.userName)}
        </ConfirmModal>
      ) : null}
    </>
  );
}

const acceptLabel = (link: VerifiedLink) => (isRequest(link) ? words.agree : words.accept);

/** Renders the outcome. [OWN-10, OWN-15] */
function Answered({
  link,
  redirectTo,
  end,
}: OwnershipAnswerProps & { readonly end: 'accepted' | 'rejected' }) {
  const goOn = useGoOn(end === 'accepted' ? link : null, redirectTo);
  return (
    <MessagePage title={endTitle(link, end)}>
      <p className={styles.text} role="status">
        {end === 'accepted' ? words.accepted(link.placeName) : words.rejected}
      </p>
      <p className={styles.actions}>
        <BusyButton variant="filled" isBusy={goOn.isPending} onClick={() => goOn.mutate()}>
          {words.toDashboard}
        </BusyButton>
      </p>
    </MessagePage>
  );
}

function endTitle(link: VerifiedLink, end: 'accepted' | 'rejected'): string {
  if (end === 'rejected') return words.rejectedTitle;
  return isRequest(link) ? words.agreedTitle : words.acceptedTitle;
}
