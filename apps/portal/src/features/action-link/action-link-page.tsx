import { ok, type Result } from '@partyline/kernel';
import { parseRedirectAction } from '@partyline/session';
import { screens, ACCOUNT_WORDINGS } from '@partyline/texts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { readLinkQuery } from '../../session/links.ts';
import { useLinkQuery } from '../../session/mailed-link.ts';
import { ContinueLink, MessagePage } from '../../shell/page/message-page.tsx';
import styles from '../../shell/page/message-page.module.css';
import { FailedMessage } from '../../shell/page/failed-message.tsx';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import { OwnershipAnswer } from './ownership-answer.tsx';
import { isLinkInvalid, linkQuery, storedLinkQuery, type KeyName } from './queries.ts';

const words = screens.ownership;

/**
 * Renders the screens of mailed links. Verifies the key, then redirects (/actionlink) or asks for an answer (/ownershiptransfer).
 * [ROUTE-11, ROUTE-13, OWN-9, OWN-10, ERR-20, GA-13, GR-4, GR-5]
 */
export function ActionLinkPage({ keyName }: { readonly keyName: KeyName }) {
  const query = useLinkQuery();
  const link = readLinkQuery(query, keyName);
  const isReturn = keyName === 'docId' && !new URLSearchParams(query).has(keyName);
  return isReturn ? <StoredLink refusal={link} /> : <LinkOr link={link} keyName={keyName} />;
}

/** Reads the link from storage after a sign-in: its key is not in the URL. [GR-4, OWN-13] */
function StoredLink({ refusal }: { readonly refusal: Result<string, 'request-not-proper'> }) {
  const { data, isPending } = useQuery(storedLinkQuery);
  if (isPending) return <Checking />;
  return <LinkOr link={data ? ok(data.VerifyKey) : refusal} keyName="docId" />;
}

interface LinkOrProps {
  readonly link: Result<string, 'request-not-proper'>;
  readonly keyName: KeyName;
}

function LinkOr({ link, keyName }: LinkOrProps) {
  return link.ok ? <VerifiedLinkPage keyName={keyName} linkKey={link.value} /> : <NotProper />;
}

/** Redirects. [OWN-10, GR-5] */
function Redirect({ href }: { readonly href: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate({ href, replace: true }), [navigate, href]);
  return <Checking />;
}

function Checking() {
  return (
    <MessagePage title={words.checking}>
      <p role="status" />
    </MessagePage>
  );
}

function NotProper() {
  return (
    <MessagePage title={words.linkFailedTitle}>
      <MessageBox type="error">{ACCOUNT_WORDINGS.requestNotProper}</MessageBox>
      <ContinueLink />
    </MessagePage>
  );
}

/** Does not tell why the key fails. [OWN-12, GO-9] */
export function LinkFailed() {
  return (
    <MessagePage title={words.linkFailedTitle}>
      <MessageBox type="error">{words.linkFailed}</MessageBox>
      <p className={styles.text}>{words.linkFailedHint}</p>
      <ContinueLink />
    </MessagePage>
  );
}

function VerifiedLinkPage({ keyName, linkKey }: { readonly keyName: KeyName; readonly linkKey: string }) {
  const query = useQuery(linkQuery(keyName, linkKey));
  const { data, error } = query;
  if (isLinkInvalid(error)) return <LinkFailed />;
  if (error !== null) {
    return (
      <MessagePage title={words.linkTitle}>
        <FailedMessage query={query} tryAgain={words.tryAgain} />
      </MessagePage>
    );
  }
  if (data === undefined) return <Checking />;
  const redirect = parseRedirectAction(data.redirectAction);
  if (!redirect.ok) return <NotProper />;
  if (keyName === 'key' || data.event === 'invitation') return <Redirect href={redirect.value} />;
  return <OwnershipAnswer docId={linkKey} link={data} redirectTo={redirect.value} />;
}
