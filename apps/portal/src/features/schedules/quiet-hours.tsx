import { Button, Group, Text } from '@mantine/core';
import { screens } from '@partyline/texts';
import { openDialog } from '../../shell/dialogs/dialogs.ts';
import type { QuietHoursProps } from './quiet-hours-form.tsx';

const words = screens.schedules;

/** Renders the quiet hours of a workspace. [PLUS-15] */
export function QuietHours({ workspaceId, quiet }: QuietHoursProps) {
  const { isOn, quietFrom, quietTo, timeZone } = quiet;
  return (
    <Group gap="sm">
      <Text c="dimmed">{isOn ? words.quietOn(quietFrom, quietTo, timeZone) : words.quietOff}</Text>
      <Button size="compact-md" onClick={() => openDialog('quiet-hours', { workspaceId, quiet })}>
        {words.quietEdit}
      </Button>
    </Group>
  );
}
