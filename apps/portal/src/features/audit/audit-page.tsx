import { mayReadAuditLog } from '@partyline/permissions';
import { accountOwnerText, screens } from '@partyline/texts';
import { EmptyState } from '@partyline/ui';
import { IconLock } from '@tabler/icons-react';
import { useScreenTitle } from '../../page-title.ts';
import { useAccountSubject } from '../../session/rights.ts';
import { useMe } from '../../session/me.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditLog } from './audit-log.tsx';
import styles from './audit-page.module.css';
import type { AuditSearch } from './audit-search.ts';
import { WhoCanLink } from '../../shell/page/who-can-link.tsx';

const words = screens.audit;
const LOCK = <IconLock size={24} stroke={1.5} aria-hidden="true" />;

export interface AuditSearchProps {
  readonly search: AuditSearch;
  readonly onSearch: (change: AuditSearch) => void;
}

/** Renders the audit log, for owners and admins. [PLUS-22] */
export function AuditPage(props: AuditSearchProps) {
  useScreenTitle(words.title);
  const isAllowed = mayReadAuditLog(useAccountSubject());
  const account = useMe().user.accountName;
  if (!isAllowed) {
    return (
      <div className={styles.page}>
        <EmptyState icon={LOCK} title={words.notYours}>
          {words.notYoursText(accountOwnerText(account))} <WhoCanLink act="account.workspace.list" />
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <AuditFilters {...props} />
      <AuditLog {...props} />
    </div>
  );
}
