import { screens } from '@partyline/texts';
import { BusyButton } from '@partyline/ui';
import { IconDownload } from '@tabler/icons-react';
import { failureText } from '../../forms/failure-text.ts';
import { MessageBox } from '../../shell/messages/message-box.tsx';
import styles from './audit-filters.module.css';
import type { AuditSearch } from './audit-search.ts';
import { useAuditExport } from './use-audit-export.ts';

const words = screens.audit;
const DOWN = <IconDownload size={16} stroke={1.75} aria-hidden="true" />;

/** Exports filtered entries; tells if truncated. [PLUS-22] */
export function AuditExport({ search }: { readonly search: AuditSearch }) {
  const { mutate, isPending, error, data, count } = useAuditExport(search);
  const failure = failureText(error);
  return (
    <>
      <BusyButton leftSection={DOWN} isBusy={isPending} onClick={() => mutate()}>
        {isPending ? words.exporting(count) : words.export}
      </BusyButton>
      {failure === null && data?.isCut !== true ? null : (
        <div className={styles.exported}>
          {failure === null ? null : (
            <MessageBox type="error">{`${words.exportFailed} ${failure}`}</MessageBox>
          )}
          {data?.isCut === true ? (
            <MessageBox type="warning">{words.exportCut(data.count)}</MessageBox>
          ) : null}
        </div>
      )}
    </>
  );
}
