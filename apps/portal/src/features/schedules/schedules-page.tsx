import { Button, NativeSelect } from '@mantine/core';
import type { ScheduleItem as Item } from '@partyline/contract';
import { can, circumstancesOf, subjectFor } from '@partyline/permissions';
import { accountOwnerText, screens } from '@partyline/texts';
import { EmptyState, ErrorState } from '@partyline/ui';
import { IconCalendarPlus, IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useScreenTitle } from '../../page-title.ts';
import { useSession } from '../../session/session-store.ts';
import { errorText } from '../../shell/error-text.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { schedulesQuery, workspacesQuery, type SchedulesWorkspace } from './queries.ts';
import { QuietHours } from './quiet-hours.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { ScheduleItem } from './schedule-item.tsx';
import styles from './schedules-page.module.css';
import type { SchedulesSearchProps } from './schedules-search.ts';

const words = screens.schedules;
const ICON = { size: 24, stroke: 1.5, 'aria-hidden': true } as const;
/** What a device itself refuses is decided when a schedule runs. */
const DEVICE = { kind: 'instance', isRunning: true, isSubscriptionExpired: false } as const;

/** The workspaces whose devices the user may start and stop. The server decides again. [PLUS-15] */
function useSchedulableWorkspaces() {
  const enabled = useSession(({ status, user }) => status === 'signed-in' && user?.accountId !== null);
  const circumstances = useSession(({ user }) => circumstancesOf(user));
  const query = useQuery({ ...workspacesQuery, enabled });
  const schedulable = query.data?.filter(({ roles }) => {
    const subject = subjectFor({ roles, ...circumstances });
    return can(subject, 'start', DEVICE).allowed && can(subject, 'stop', DEVICE).allowed;
  });
  return { ...query, schedulable };
}

/** The screen at /manage-invite/schedules: when the devices of a workspace are started and stopped. [PLUS-15] */
export function SchedulesPage({ search, onSearch }: SchedulesSearchProps) {
  useScreenTitle(words.title);
  const { schedulable, error, refetch } = useSchedulableWorkspaces();
  const account = useSession(({ user }) => user?.accountName ?? null);
  if (schedulable === undefined) return <Loading error={error} onRetry={() => void refetch()} />;
  const workspace = schedulable.find(({ id }) => id === search.workspace) ?? schedulable[0];
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
      <WorkspaceSchedules
        key={workspace.id}
        workspace={workspace}
        openRuns={search.runs}
        onRuns={(runs) => onSearch({ workspace: workspace.id, runs })}
      >
        <NativeSelect
          label={words.workspace}
          data={schedulable.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(workspace.id)}
          onChange={({ currentTarget }) =>
            onSearch({ workspace: Number(currentTarget.value), runs: undefined })
          }
        />
      </WorkspaceSchedules>
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

/** The dialog that is open, and the schedule that it is about. */
type Asked =
  | { readonly dialog: 'form'; readonly schedule: Item | undefined }
  | { readonly dialog: 'delete'; readonly schedule: Item };

interface WorkspaceSchedulesProps {
  readonly workspace: SchedulesWorkspace;
  readonly openRuns: number | undefined;
  readonly onRuns: (scheduleId: number | undefined) => void;
  /** The choice of the workspace. */
  readonly children: ReactNode;
}

function WorkspaceSchedules({ workspace, openRuns, onRuns, children }: WorkspaceSchedulesProps) {
  const { data, error, refetch } = useQuery(schedulesQuery(workspace.id));
  const [asked, ask] = useState<Asked | null>(null);
  const add = (
    <Button variant="filled" onClick={() => ask({ dialog: 'form', schedule: undefined })}>
      {words.add}
    </Button>
  );
  const close = () => ask(null);
  return (
    <>
      <div className={styles.tools}>
        {children}
        {data === undefined || data.schedules.length === 0 ? null : add}
      </div>
      {data === undefined ? (
        <Loading error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <QuietHours workspaceId={workspace.id} quiet={data.quietHours} />
          {data.schedules.length === 0 ? (
            <EmptyState icon={<IconCalendarPlus {...ICON} />} title={words.emptyTitle} action={add}>
              {words.emptyText}
            </EmptyState>
          ) : (
            <ul className={styles.list} aria-label={words.list}>
              {data.schedules.map((schedule) => (
                <ScheduleItem
                  key={schedule.id}
                  {...{ schedule, onRuns }}
                  workspaceId={workspace.id}
                  areRunsOpen={schedule.id === openRuns}
                  onEdit={() => ask({ dialog: 'form', schedule })}
                  onDelete={() => ask({ dialog: 'delete', schedule })}
                />
              ))}
            </ul>
          )}
        </>
      )}
      {asked?.dialog === 'form' ? (
        <ScheduleForm workspace={workspace} schedule={asked.schedule} onClose={close} />
      ) : null}
      {asked?.dialog === 'delete' ? (
        <DeleteDialog workspaceId={workspace.id} schedule={asked.schedule} onClose={close} />
      ) : null}
    </>
  );
}
