import { Button } from '@mantine/core';
import { screens } from '@partyline/texts';
import { IconDownload } from '@tabler/icons-react';
import { failureText } from '../../forms/failure-text.ts';
import { NoticeBox } from '../../shell/alerts/notice-box.tsx';
import styles from './audit-page.module.css';
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
      <Button
        leftSection={DOWN}
        aria-disabled={isPending || undefined}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {isPending ? words.exporting(count) : words.export}
      </Button>
      {failure === null && data?.isCut !== true ? null : (
        <div className={styles.outcome}>
          {failure === null ? null : <NoticeBox type="error">{`${words.exportFailed} ${failure}`}</NoticeBox>}
          {data?.isCut === true ? <NoticeBox type="warning">{words.exportCut(data.count)}</NoticeBox> : null}
        </div>
      )}
    </>
  );
}
