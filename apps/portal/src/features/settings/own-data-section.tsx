import { Group, Text } from '@mantine/core';
import { screens } from '@partyline/texts';
import { BusyButton, Section } from '@partyline/ui';
import { useExportOwnData } from './mutations.ts';
import { Outcome } from './section-form.tsx';

const words = screens.myAccount.ownData;

/** Exports the user's data. [PLUS-24] */
export function OwnDataSection() {
  const exportData = useExportOwnData();
  return (
    <Section>
      <Text c="dimmed">{words.text}</Text>
      <Group gap="sm">
        <BusyButton isBusy={exportData.isPending} onClick={() => exportData.mutate()}>
          {exportData.isPending ? words.exporting : words.export}
        </BusyButton>
      </Group>
      <Outcome mutation={exportData} done={words.exported} />
    </Section>
  );
}
