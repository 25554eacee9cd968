import { can } from '@partyline/permissions';
import { accountOwnerText, screens } from '@partyline/texts';
import { EmptyState } from '@partyline/ui';
import { IconLock } from '@tabler/icons-react';
import { useScreenTitle } from '../../page-title.ts';
import { accountSubjectIn } from '../../session/rights.ts';
import { useSession, type Session } from '../../session/session-store.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditLog } from './audit-log.tsx';
import styles from './audit-page.module.css';
import type { AuditSearch } from './audit-search.ts';

const words = screens.audit;
const LOCK = <IconLock size={24} stroke={1.5} aria-hidden="true" />;

export interface AuditSearchProps {
  readonly search: AuditSearch;
  readonly onSearch: (change: AuditSearch) => void;
}

/** Returns whether the user may read the log. The server decides again. [PLUS-22, GR-16] */
function mayRead(session: Session): boolean {
  return can(accountSubjectIn(session), 'list', { kind: 'account', branch: 'workspace' }).allowed;
}

/** Renders the audit log, for owners and admins. [PLUS-22] */
export function AuditPage(props: AuditSearchProps) {
  useScreenTitle(words.title);
  const isAllowed = useSession(mayRead);
  const account = useSession(({ user }) => user?.accountName ?? null);
  if (!isAllowed) {
    return (
      <div className={styles.page}>
        <EmptyState icon={LOCK} title={words.notYours}>
          {words.notYoursText(accountOwnerText(account))}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <p className={styles.text}>{words.text}</p>
      <AuditFilters {...props} />
      <AuditLog {...props} />
    </div>
  );
}
