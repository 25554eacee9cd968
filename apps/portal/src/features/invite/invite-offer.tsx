import type { VerifiedInvitation } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { dateText, dateTimeText } from '../../dates.ts';
import styles from './invite-offer.module.css';

const words = screens.invite;

/** What the invitation offers. [GEN-10, PLUS-4] */
export function InviteOffer({ invitation }: { readonly invitation: VerifiedInvitation }) {
  const { requesterName, accountName, workspaceId, workspaceName, roleName, email, expiresAt, endsAt } =
    invitation;
  return (
    <>
      <p>{words.offer(requesterName, accountName)}</p>
      <dl className={styles.facts}>
        <dt>{words.account}</dt>
        <dd>{accountName}</dd>
        <dt>{words.workspace}</dt>
        <dd>{workspaceId === null ? words.wholeAccount : workspaceName}</dd>
        <dt>{words.role}</dt>
        <dd>{words.roleName(roleName)}</dd>
        <dt>{words.sentTo}</dt>
        <dd>{email}</dd>
        <dt>{words.openUntil}</dt>
        <dd>{dateTimeText(Date.parse(expiresAt))}</dd>
        {endsAt === null ? null : (
          <>
            <dt>{words.accessEnds}</dt>
            <dd>{dateText(Date.parse(endsAt))}</dd>
          </>
        )}
      </dl>
    </>
  );
}
