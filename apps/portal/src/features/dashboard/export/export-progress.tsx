import { Button, VisuallyHidden } from '@mantine/core';
import { screens } from '@partyline/texts';
import { IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { showMessage } from '../../../shell/messages/show-message.ts';
import { useStore } from '../../../store.ts';
import { abortExport, exportPercent } from './export-devices.ts';
import styles from './export-progress.module.css';

const words = screens.dashboardExport;
const CROSS = <IconX size={16} stroke={1.75} aria-hidden="true" />;
/** Screen readers hear each quarter, not each percent. */
const ANNOUNCED_PERCENT = 25;

function cancel() {
  abortExport();
  showMessage({ type: 'info', message: words.cancelled });
}

/** Renders the progress of a long export, with a button that cancels it; leaving the page aborts it. [CSV-1] */
export function ExportProgress() {
  const percent = useStore(exportPercent, (written) => written);
  useEffect(() => abortExport, []);
  return (
    <>
      <VisuallyHidden role="status">
        {percent !== null && words.progress(percent - (percent % ANNOUNCED_PERCENT))}
      </VisuallyHidden>
      {percent !== null && (
        <div className={styles.place}>
          <Button leftSection={CROSS} aria-label={words.cancelLabel(percent)} onClick={cancel}>
            {words.cancel(percent)}
          </Button>
        </div>
      )}
    </>
  );
}
