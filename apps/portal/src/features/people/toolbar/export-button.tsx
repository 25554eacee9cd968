import { screens } from '@partyline/texts';
import { BusyButton } from '@partyline/ui';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { AccessRow } from '@partyline/contract';
import { printCsv, utcDay } from '@partyline/export';
import { showMessage } from '../../../shell/messages/show-message.ts';
import { showFailure } from '../../../shell/messages/error-text.ts';
import type { PeopleSearch } from '../people-search.ts';
import { readAllAccess } from '../queries.ts';
import { saveCsv } from '../../../forms/save-file.ts';
import styles from './toolbar.module.css';

const words = screens.manageInvite;
const DOWN = <IconDownload size={16} stroke={1.75} aria-hidden="true" />;

interface ExportButtonProps {
  readonly search: PeopleSearch;
}

/** Exports all matches as CSV, in list order. [CSV-1, GV-15] */
export function ExportButton({ search }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const rows = await readAllAccess(search);
      saveCsv(printCsv(COLUMNS, rows.map(cellsOf)), `people-${utcDay(Date.now())}.csv`);
      return rows.length;
    },
    onSuccess: (rows) => showMessage({ type: 'success', message: words.exported(rows) }),
    onError: showFailure,
  });
  return (
    <BusyButton
      leftSection={DOWN}
      classNames={{ section: styles.icon ?? '' }}
      title={words.export}
      isBusy={isPending}
      onClick={() => mutate()}
    >
      <span className={styles.word}>{isPending ? words.exporting : words.export}</span>
    </BusyButton>
  );
}

const COLUMNS = [
  'email',
  'name',
  'workspace',
  'role',
  'permission',
  'status',
  'suspended',
  'last active',
  'access ends',
  'link expires',
  'granted by',
] as const;

const cellsOf = (row: AccessRow): readonly string[] => [
  row.email,
  row.name,
  row.workspaceId === null ? '' : row.workspaceName,
  row.roleName,
  row.permissionName,
  row.status,
  row.isSuspended ? 'yes' : '',
  row.lastActiveAt ?? '',
  row.endsAt ?? '',
  row.expiresAt ?? '',
  row.grantedBy ?? '',
];
