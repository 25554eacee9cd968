import { screens } from '@partyline/texts';
import { planNoteOf } from '@partyline/permissions';
import { useScreenTitle } from '../../page-title.ts';
import { MatrixSection } from './matrix-section.tsx';
import type { PermissionsSearch } from './permissions-search.ts';
import styles from './permissions-page.module.css';
import { WhatIfSection } from './what-if-section.tsx';
import { useCircumstances } from '../../session/rights.ts';
import { useMe } from '../../session/me.ts';

const words = screens.permissionMatrix;
const roleName = screens.accountsSelect.role;

export interface SearchProps {
  readonly search: PermissionsSearch;
  readonly onSearch: (change: PermissionsSearch) => void;
}

/** Renders the screen at /manage-invite/permissions. [PLUS-8, GR-16] */
export function PermissionsPage(props: SearchProps) {
  useScreenTitle(words.title);
  return (
    <div className={styles.page}>
      <OwnRole />
      <MatrixSection {...props} />
      <WhatIfSection {...props} />
    </div>
  );
}

/** Renders the caller's role and the plan's limits. [PLUS-8, GC-15] */
function OwnRole() {
  const { user, associations } = useMe();
  const circumstances = useCircumstances();
  const { accountName: account, role } = user;
  const planNote = planNoteOf(role, circumstances);
  const here = associations.find(
    ({ accountId, workspaceId }) => accountId === user.accountId && workspaceId === user.workspaceId,
  );
  const workspace = here?.workspaceName ?? null;
  return (
    <section className={styles.section} aria-labelledby="your-role">
      <h2 id="your-role" className={styles.title}>
        {words.yourRole}
      </h2>
      {account === null || role === null ? (
        <p className={styles.text}>{words.noAccount}</p>
      ) : (
        <>
          <p>
            {workspace === null
              ? words.youAre(roleName(role), account)
              : words.youAreIn(roleName(role), workspace, account)}
          </p>
          <p className={styles.text}>{words.reach[role]}</p>
          {planNote === null ? null : <p className={styles.text}>{words[planNote]}</p>}
        </>
      )}
    </section>
  );
}
