import { Group, Stack, Text, Title } from '@mantine/core';
import { BusyButton, Tag } from '@partyline/ui';
import type { ReactNode } from 'react';

/** null is left out. */
export type RuleAction = readonly [label: string, onClick: () => void, isBusy?: boolean] | null;

interface RuleItemProps {
  readonly name: string;
  readonly tag: string | null;
  readonly facts: readonly string[];
  readonly actions: readonly RuleAction[];
  /** A button's accessible name. */
  readonly actionsOf: (label: string, name: string) => string;
  readonly state?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a rule with facts and actions. */
export function RuleItem({ name, tag, facts, actions, actionsOf, state, children }: RuleItemProps) {
  return (
    <Stack component="li" gap="sm" p="lg">
      <Group gap="sm">
        <Title order={2}>{name}</Title>
        {tag === null ? null : <Tag label={tag} />}
      </Group>
      <Text c="dimmed">{facts.join(' · ')}</Text>
      {state}
      <Group gap="sm">
        {actions
          .filter((action) => action !== null)
          .map(([label, onClick, isBusy = false]) => (
            <BusyButton
              key={label}
              size="compact-md"
              aria-label={actionsOf(label, name)}
              isBusy={isBusy}
              onClick={onClick}
            >
              {label}
            </BusyButton>
          ))}
      </Group>
      {children}
    </Stack>
  );
}
