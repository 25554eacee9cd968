import { screens } from '@partyline/texts';
import { BusyButton } from '@partyline/ui';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { showMessage } from '../../../shell/messages/show-message.ts';
import { showFailure } from '../../../shell/messages/error-text.ts';
import type { PeopleSearch } from '../people-search.ts';
import { exportAccess } from '../export-access.ts';
import { ACCESS_KINDS, readAllAccess } from '../queries.ts';
import styles from './toolbar.module.css';

const words = screens.manageInvite;
const DOWN = <IconDownload size={16} stroke={1.75} aria-hidden="true" />;

interface ExportButtonProps {
  readonly search: PeopleSearch;
}

/** Exports all matches of both lists as CSV, in list order. [CSV-1, GV-15, HZ-8] */
export function ExportButton({ search }: ExportButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const lists = await Promise.all(ACCESS_KINDS.map((kind) => readAllAccess(kind, search)));
      return exportAccess(lists.flat());
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
