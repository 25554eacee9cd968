import { circumstancesOf } from '@partyline/permissions';
import { effectiveRole } from '@partyline/roles';
import { screens } from '@partyline/texts';
import { useSession, type Session } from '../../session/session-store.ts';
import styles from './permissions-page.module.css';

const words = screens.permissionMatrix;
const roleName = screens.accountsSelect.role;

/** What the account's plan denies every role. [GC-5, GC-15, GP-6] */
function planNoteOf({ user }: Session): string | null {
  const { planType, customerStatus } = circumstancesOf(user);
  const { role } = user ?? {};
  if (role && effectiveRole(role, planType) === 'trial') return words.trial;
  if (planType !== 'paid') return words.free;
  return customerStatus === 'PARTNER_CUSTOMER' ? words.partner : null;
}

/** The caller's role and the plan's limits. [PLUS-8, GC-15] */
export function OwnRole() {
  const user = useSession((session) => session.user);
  const associations = useSession((session) => session.associations);
  const planNote = useSession(planNoteOf);
  const account = user?.accountName ?? null;
  const role = user?.role ?? null;
  const here = associations.find(
    ({ accountId, workspaceId }) => accountId === user?.accountId && workspaceId === user.workspaceId,
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
          {planNote === null ? null : <p className={styles.text}>{planNote}</p>}
        </>
      )}
    </section>
  );
}
