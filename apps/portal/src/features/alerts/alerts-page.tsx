import { Button, NativeSelect } from '@mantine/core';
import type { Alert } from '@partyline/contract';
import { can, circumstancesOf, subjectFor } from '@partyline/permissions';
import { accountOwnerText, screens } from '@partyline/texts';
import { EmptyState, ErrorState } from '@partyline/ui';
import { IconBellPlus, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useScreenTitle } from '../../page-title.ts';
import { useSession } from '../../session/session-store.ts';
import { errorText } from '../../shell/error-text.ts';
import { AlertDialogs, type AskedAlert } from './alert-dialogs.tsx';
import { AlertItem } from './alert-item.tsx';
import styles from './alerts-page.module.css';
import type { AlertsSearchProps } from './alerts-search.ts';
import { alertsQuery, workspacesQuery, type AlertsWorkspace } from './queries.ts';

const words = screens.deviceAlerts;
const ICON = { size: 24, stroke: 1.5, 'aria-hidden': true } as const;

/** The workspaces whose devices the user may manage. The server decides again. [PLUS-16] */
function useManagedWorkspaces() {
  const enabled = useSession(({ status, user }) => status === 'signed-in' && user?.accountId !== null);
  const circumstances = useSession(({ user }) => circumstancesOf(user));
  const query = useQuery({ ...workspacesQuery, enabled });
  const managed = query.data?.filter((workspace) => {
    const subject = subjectFor({ roles: workspace.roles, ...circumstances });
    return can(subject, 'edit-instances', { kind: 'workspace', ...workspace }).allowed;
  });
  return { ...query, managed };
}

/** The screen at /manage-invite/alerts: who is told when a device of a workspace goes offline or fails. [PLUS-16] */
export function AlertsPage({ search, onSearch }: AlertsSearchProps) {
  useScreenTitle(words.title);
  const { managed, error, refetch } = useManagedWorkspaces();
  const account = useSession(({ user }) => user?.accountName ?? null);
  if (managed === undefined) return <Loading error={error} onRetry={() => void refetch()} />;
  const workspace = managed.find(({ id }) => id === search.workspace) ?? managed[0];
  if (workspace === undefined) {
    return (
      <div className={styles.page}>
        <EmptyState icon={<IconLock {...ICON} />} title={words.refusedTitle}>
          {words.refusedText(accountOwnerText(account))}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <p className={styles.text}>{words.text}</p>
      <WorkspaceAlerts
        key={workspace.id}
        workspace={workspace}
        openLog={search.log}
        onLog={(log) => onSearch({ log })}
      >
        <NativeSelect
          label={words.workspace}
          data={managed.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(workspace.id)}
          onChange={({ currentTarget }) =>
            onSearch({ workspace: Number(currentTarget.value), log: undefined })
          }
        />
      </WorkspaceAlerts>
    </div>
  );
}

function Loading({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  if (error === null) return <p role="status">{words.loading}</p>;
  return (
    <ErrorState title={words.failedTitle} retryLabel={words.tryAgain} onRetry={onRetry}>
      {errorText(error)}
    </ErrorState>
  );
}

interface WorkspaceAlertsProps {
  readonly workspace: AlertsWorkspace;
  readonly openLog: number | undefined;
  readonly onLog: (alertId: number | undefined) => void;
  /** The choice of the workspace. */
  readonly children: ReactNode;
}

function WorkspaceAlerts({ workspace, openLog, onLog, children }: WorkspaceAlertsProps) {
  const { data: alerts, error, refetch } = useQuery(alertsQuery(workspace.id));
  const [asked, ask] = useState<AskedAlert | null>(null);
  const add = (
    <Button variant="filled" onClick={() => ask({ dialog: 'form', alert: undefined })}>
      {words.add}
    </Button>
  );
  return (
    <>
      <div className={styles.tools}>
        {children}
        {alerts === undefined || alerts.length === 0 ? null : add}
      </div>
      {alerts === undefined ? (
        <Loading error={error} onRetry={() => void refetch()} />
      ) : alerts.length === 0 ? (
        <EmptyState icon={<IconBellPlus {...ICON} />} title={words.emptyTitle} action={add}>
          {words.emptyText}
        </EmptyState>
      ) : (
        <ul className={styles.list} aria-label={words.list}>
          {alerts.map((alert: Alert) => (
            <AlertItem
              key={alert.id}
              {...{ alert, onLog }}
              workspaceId={workspace.id}
              isLogOpen={alert.id === openLog}
              onAsk={ask}
            />
          ))}
        </ul>
      )}
      <AlertDialogs workspaceId={workspace.id} asked={asked} onAsk={ask} />
    </>
  );
}
