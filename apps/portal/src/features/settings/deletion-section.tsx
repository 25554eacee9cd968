import { Button, Group, Text } from '@mantine/core';
import { screens } from '@partyline/texts';
import { Section } from '@partyline/ui';
import { openDialog } from '../../shell/dialogs/dialogs.ts';

const words = screens.myAccount.deletion;

/** Deletes the user's own access. [ACCT-22, PLUS-24] */
export function DeletionSection() {
  return (
    <Section>
      <Text c="dimmed">{words.text}</Text>
      <Group gap="sm">
        <Button onClick={() => openDialog('delete-access', {})}>{words.open}</Button>
      </Group>
    </Section>
  );
}
