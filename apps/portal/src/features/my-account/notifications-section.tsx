import { Checkbox } from '@mantine/core';
import type { NotificationPreference } from '@partyline/contract';
import { canChooseChannel, NOTIFICATION_CHANNELS, NOTIFICATION_KINDS } from '@partyline/notifications';
import { screens } from '@partyline/texts';
import { useQuery } from '@tanstack/react-query';
import entries from '../../shell/page/entry-list.module.css';
import { Loaded } from '../../shell/loading/loaded.tsx';
import { useChangePreference } from './mutations.ts';
import list from './notifications-section.module.css';
import { notificationPreferencesQuery } from './queries.ts';
import { Outcome, Section } from './section.tsx';
import styles from './section.module.css';

const words = screens.notifications.preferences;

/** Renders the notification preferences; security notifications stay on. [PLUS-27] */
export function NotificationsSection() {
  const query = useQuery(notificationPreferencesQuery);
  return (
    <Section id="notifications" title={words.title}>
      <p className={styles.text}>{words.text}</p>
      <Loaded read={query} words={words}>
        {(preferences) => <Preferences preferences={preferences} />}
      </Loaded>
    </Section>
  );
}

function Preferences({ preferences }: { readonly preferences: readonly NotificationPreference[] }) {
  const changePreference = useChangePreference();
  return (
    <>
      <ul className={entries.list} aria-label={words.list}>
        {NOTIFICATION_KINDS.map((kind) => (
          <li key={kind} className={list.item}>
            <span className={list.kind}>{words.kinds[kind]}</span>
            {NOTIFICATION_CHANNELS.map((channel) => {
              const preference = preferences.find((each) => each.kind === kind && each.channel === channel);
              return preference === undefined ? (
                <span key={channel} />
              ) : (
                <Channel key={channel} preference={preference} onChange={changePreference.mutate} />
              );
            })}
          </li>
        ))}
      </ul>
      <p className={styles.text}>{words.alwaysText}</p>
      <Outcome mutation={changePreference} done={null} />
    </>
  );
}

interface ChannelProps {
  readonly preference: NotificationPreference;
  readonly onChange: (preference: NotificationPreference) => void;
}

function Channel({ preference, onChange }: ChannelProps) {
  const { kind, channel, isOn } = preference;
  if (!canChooseChannel(kind, channel).allowed)
    return <span className={list.always}>{words.always[channel]}</span>;
  return (
    <Checkbox
      label={words.channels[channel]}
      aria-label={words.choice(kind, channel)}
      checked={isOn}
      onChange={({ currentTarget }) => onChange({ ...preference, isOn: currentTarget.checked })}
    />
  );
}
