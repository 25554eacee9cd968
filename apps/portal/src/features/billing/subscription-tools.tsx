import { Button, Group } from '@mantine/core';
import type { SubscriptionRow } from '@partyline/contract';
import { exportFileName, printExport } from '@partyline/export';
import { subscriptionOfListed } from '@partyline/subscriptions';
import { screens } from '@partyline/texts';
import { IconDownload } from '@tabler/icons-react';
import { saveCsv } from '../../forms/save-file.ts';
import styles from './billing.module.css';
import { SearchField } from '../../shell/page/search-field.tsx';

const words = screens.billing.subscriptions;
const SAVE = <IconDownload size={16} stroke={1.75} aria-hidden="true" />;

interface SubscriptionToolsProps {
  readonly rows: readonly SubscriptionRow[];
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** Renders the search of the subscriptions and their export, which has all of them. [PLUS-21, CSV-3] */
export function SubscriptionTools({ rows, search, onSearch }: SubscriptionToolsProps) {
  const save = () => {
    const listed = rows.map((row) => {
      const { workSpaceName, vicUuid, customer } = row;
      const deviceName = customer?.company ?? row.deviceName;
      return { ...subscriptionOfListed(row), deviceName, workSpaceName, vicUuid };
    });
    saveCsv(printExport([], listed), exportFileName(Date.now()));
  };
  return (
    <Group gap="sm" className={styles.tools ?? ''}>
      <SearchField
        className={styles.search}
        label={words.search}
        placeholder={words.searchHint}
        clearLabel={words.clearSearch}
        value={search}
        onSearch={onSearch}
      />
      <Button leftSection={SAVE} onClick={save}>
        {words.export}
      </Button>
    </Group>
  );
}
