import type { AccessRow } from '@partyline/contract';
import { roleNameText, accessStatusText, screens } from '@partyline/texts';
import { StatePill, Tag } from '@partyline/ui';
import { dateText, dateTimeText } from '../../../dates.ts';
import { AddressText } from '../../../shell/page/address-text.tsx';
import styles from './access-table.module.css';

const words = screens.manageInvite;
const GLYPHS = {
  pending: 'initialising',
  accepted: 'online',
  expired: 'warning',
  revoked: 'deleted',
} as const;

/** Returns the workspace name, or all workspaces. */
export function placeNameOf({ workspaceId, workspaceName }: AccessRow): string {
  return workspaceId === null ? words.everyWorkspace : workspaceName;
}

/** Renders the e-mail, marked if it is the user's own, and the name. [INV-1] */
export function EmailCell({ email, name, isSelf }: AccessRow) {
  return (
    <span className={styles.who}>
      <span className={styles.email}>
        <AddressText text={email} />
      </span>
      {isSelf ? <Tag label={words.you} /> : null}
      {name === '' || name === email ? null : <span className={styles.aside}>{name}</span>}
    </span>
  );
}

/** Renders the display name of the role. [INV-3, GV-1] */
export function RoleCell({ roleName }: AccessRow) {
  return <>{roleNameText(roleName)}</>;
}

/** Renders the status, for an open invitation with its remaining time. [PLUS-1, PLUS-5, GV-4] */
export function StatusCell({ kind, status, isSuspended, expiresAt }: AccessRow) {
  const isPaused = isSuspended && status === 'accepted';
  return (
    <span className={styles.status}>
      <StatePill
        glyph={isPaused ? 'offline' : GLYPHS[status]}
        word={accessStatusText(status, isSuspended, kind)}
      />
      {status === 'pending' && expiresAt !== null ? (
        <span className={styles.aside}>{words.linkUntil(dateText(Date.parse(expiresAt)))}</span>
      ) : null}
    </span>
  );
}

/** Renders the last activity; empty for an invitation. [PLUS-5] */
export function LastActiveCell({ kind, lastActiveAt }: AccessRow) {
  if (lastActiveAt !== null) {
    return (
      <time className={styles.when} dateTime={lastActiveAt}>
        {dateTimeText(Date.parse(lastActiveAt))}
      </time>
    );
  }
  return kind === 'membership' ? <span className={styles.faint}>{words.never}</span> : null;
}

/** Renders when the access ends. [PLUS-4] */
export function EndCell({ endsAt, status }: AccessRow) {
  if (endsAt === null) return <span className={styles.faint}>{words.noEnd}</span>;
  const date = dateText(Date.parse(endsAt));
  return (
    <time className={styles.when} dateTime={endsAt}>
      {status === 'expired' ? words.endedAt(date) : words.endsAt(date)}
    </time>
  );
}
