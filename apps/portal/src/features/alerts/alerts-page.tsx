import { can, type Subject } from '@partyline/permissions';
import { screens } from '@partyline/texts';
import { IconBellPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { RulesWorkspace } from '../../workspace-rules/queries.ts';
import { RuleList } from '../../workspace-rules/rule-list.tsx';
import { RulesPage, type WorkspaceRulesProps } from '../../workspace-rules/rules-page.tsx';
import type { RulesSearchProps } from '../../workspace-rules/rules-search.ts';
import { AlertItem } from './alert-item.tsx';
import { useScreenTitle } from '../../page-title.ts';
import { openDialog } from '../../shell/dialogs/dialogs.ts';
import { useLoadStatus } from '../../shell/loading/loaded.tsx';
import { alertsQuery } from './queries.ts';

const words = screens.deviceAlerts;
const BELL = <IconBellPlus size={24} stroke={1.5} aria-hidden="true" />;

const isManageable = (subject: Subject, workspace: RulesWorkspace) =>
  can(subject, 'edit-instances', { kind: 'workspace', ...workspace }).allowed;

/** Renders the screen at /activity/alerts. [PLUS-16] */
export function AlertsPage(props: RulesSearchProps) {
  useScreenTitle(words.title);
  return <RulesPage {...props} {...{ words, isManageable }} rules={WorkspaceAlerts} />;
}

function WorkspaceAlerts({ workspace: { id }, choice, openLog, onLog }: WorkspaceRulesProps) {
  const read = useQuery(alertsQuery(id));
  const status = useLoadStatus({ read, words });
  return (
    <RuleList
      {...{ words, choice, status }}
      isEmpty={!read.data?.length}
      icon={BELL}
      onAdd={() => openDialog('edit-alert', { workspaceId: id, alert: undefined })}
    >
      {read.data?.map((alert) => (
        <AlertItem key={alert.id} {...{ alert, onLog }} workspaceId={id} isLogOpen={alert.id === openLog} />
      ))}
    </RuleList>
  );
}
