import { Button, Group, Text } from '@mantine/core';
import type { MergedCell } from '@partyline/invitations';
import { screens } from '@partyline/texts';
import { MessageBox } from '../../../shell/messages/message-box.tsx';

const words = screens.importPeople;

interface ImportNotesProps {
  readonly ignoredColumns: readonly string[];
  /** Of rows that were not sent. */
  readonly merged: readonly MergedCell[];
  readonly isFilled: boolean;
  readonly onFill: (isFilled: boolean) => void;
}

/** Shows what a table has and its rows do not say: columns that are not read, and cells that may be merged ones. [PLUS-2, GV-13] */
export function ImportNotes({ ignoredColumns, merged, isFilled, onFill }: ImportNotesProps) {
  const names = ignoredColumns.filter((name) => name !== '').join(', ');
  return (
    <>
      {names === '' ? null : (
        <Text c="dimmed" fz="sm">
          {words.ignored(ignoredColumns.length, names)}
        </Text>
      )}
      {merged.length === 0 ? null : (
        <MessageBox type={isFilled ? 'info' : 'warning'}>
          <Group justify="space-between" gap="sm">
            {isFilled ? words.mergedFilled(merged.length) : words.merged(merged.length)}
            <Button size="xs" onClick={() => onFill(!isFilled)}>
              {isFilled ? words.emptyMerged : words.fillMerged}
            </Button>
          </Group>
        </MessageBox>
      )}
    </>
  );
}
