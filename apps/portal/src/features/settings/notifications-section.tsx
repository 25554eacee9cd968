import { Box, Checkbox, Group, Table, Text } from '@mantine/core';
import type { NotificationPreference } from '@partyline/contract';
import {
  canChooseChannel,
  listKindsAbout,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_SUBJECTS,
  type NotificationKind,
} from '@partyline/notifications';
import { screens } from '@partyline/texts';
import { Frame, Section } from '@partyline/ui';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../shell/loading/loaded.tsx';
import { useChangePreference } from './mutations.ts';
import { notificationPreferencesQuery } from './queries.ts';
import { Outcome } from './section-form.tsx';

const words = screens.notifications.preferences;
const LOCK = { size: 14, stroke: 1.75, color: 'var(--pl-text-3)' } as const;

/** Renders the notification preferences; security notifications stay on. [PLUS-27] */
export function NotificationsSection() {
  const query = useQuery(notificationPreferencesQuery);
  return (
    <Section>
      <Text c="dimmed">{words.text}</Text>
      <Loaded read={query} words={words}>
        {(preferences) => <Preferences preferences={preferences} />}
      </Loaded>
    </Section>
  );
}

function Preferences({ preferences }: { readonly preferences: readonly NotificationPreference[] }) {
  const changePreference = useChangePreference();
  const onChange = changePreference.mutate;
  return (
    <>
      <Frame>
        <Table verticalSpacing={0} aria-label={words.list}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{words.when}</Table.Th>
              {NOTIFICATION_CHANNELS.map((channel) => (
                <Table.Th key={channel} scope="col" ta="center">
                  {words.channels[channel]}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          {NOTIFICATION_SUBJECTS.map((subject) => (
            <Table.Tbody key={subject}>
              <Table.Tr bg="var(--pl-sunken)">
                <Table.Th scope="rowgroup" colSpan={1 + NOTIFICATION_CHANNELS.length} h={34} fz="xs">
                  {words.subjects[subject]}
                </Table.Th>
              </Table.Tr>
              {listKindsAbout(subject).map((kind) => (
                <KindRow key={kind} kind={kind} preferences={preferences} onChange={onChange} />
              ))}
            </Table.Tbody>
          ))}
        </Table>
      </Frame>
      <Group gap="sm" wrap="nowrap">
        <IconLock {...LOCK} style={{ flex: 'none' }} aria-hidden="true" />
        <Text c="dimmed">{words.alwaysText}</Text>
      </Group>
      <Outcome mutation={changePreference} done={null} />
    </>
  );
}

interface ChannelProps {
  readonly preference: NotificationPreference;
  readonly onChange: (preference: NotificationPreference) => void;
}

interface KindRowProps extends Pick<ChannelProps, 'onChange'> {
  readonly kind: NotificationKind;
  readonly preferences: readonly NotificationPreference[];
}

function KindRow({ kind, preferences, onChange }: KindRowProps) {
  return (
    <Table.Tr>
      <Table.Td h={40} py={6}>
        {words.kinds[kind]}
      </Table.Td>
      {NOTIFICATION_CHANNELS.map((channel) => {
        const preference = preferences.find((each) => each.kind === kind && each.channel === channel);
        return (
          <Table.Td key={channel} w={92} ta="center">
            {preference === undefined ? null : <Channel preference={preference} onChange={onChange} />}
          </Table.Td>
        );
      })}
    </Table.Tr>
  );
}

function Channel({ preference, onChange }: ChannelProps) {
  const { kind, channel, isOn } = preference;
  if (!canChooseChannel(kind, channel).allowed)
    return <IconLock {...LOCK} role="img" aria-label={words.always[channel]} />;
  return (
    // The cell is the target of a finger, not only the box.
    <Box component="label" display="grid" mih="max(40px, var(--pl-target))" style={{ placeItems: 'center' }}>
      <Checkbox
        aria-label={words.choice(kind, channel)}
        checked={isOn}
        onChange={({ currentTarget }) => onChange({ ...preference, isOn: currentTarget.checked })}
      />
    </Box>
  );
}
