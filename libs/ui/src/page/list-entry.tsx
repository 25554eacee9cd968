import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './list-entry.module.css';

interface ListEntryProps {
  readonly icon?: ReactNode;
  readonly name: string;
  /** Beside the name. */
  readonly tags?: ReactNode;
  /** In one line below. */
  readonly facts: readonly string[];
  /** At the end of the line. */
  readonly action?: ReactNode;
  /** Between name and facts. */
  readonly children?: ReactNode;
}

/** Renders an entry of a list in a card: a name with facts and an action. */
export function ListEntry({ icon, name, tags, facts, action, children }: ListEntryProps) {
  return (
    <Group component="li" gap="md" px="md" py={10} mih={60} wrap="nowrap">
      {icon}
      <Stack gap="xs" flex={1} miw={0}>
        <Group component="span" gap="sm">
          <b>{name}</b>
          {tags}
        </Group>
        {children}
        <Group
          component="span"
          gap="md"
          style={{ rowGap: 0 }}
          c="dimmed"
          fz="sm"
          lh="sm"
          className={styles.facts ?? ''}
        >
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Group>
      </Stack>
      {action}
    </Group>
  );
}
