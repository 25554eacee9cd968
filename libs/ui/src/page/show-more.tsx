import { Group, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { BusyButton } from '../feedback/busy-button.tsx';

const MORE = <IconChevronDown size={16} stroke={1.75} aria-hidden="true" />;
const LESS = <IconChevronUp size={16} stroke={1.75} aria-hidden="true" />;

interface ShowMoreButton {
  readonly label: string;
  readonly onClick: () => void;
  readonly isBusy?: boolean;
}

interface ShowMoreProps {
  /** undefined: all rows are shown. */
  readonly more?: ShowMoreButton | undefined;
  /** undefined: no more than at first are shown. */
  readonly less?: ShowMoreButton | undefined;
  /** How many rows are shown. */
  readonly shown?: string;
}

/** Renders the foot of a list: more rows, fewer rows, and how many are shown. */
export function ShowMore({ more, less, shown }: ShowMoreProps) {
  const buttons = [
    { icon: MORE, button: more },
    { icon: LESS, button: less },
  ];
  return (
    <Group gap="sm" p="sm">
      {buttons
        .flatMap(({ icon, button }) => (button === undefined ? [] : [{ icon, ...button }]))
        .map(({ icon, label, isBusy = false, onClick }, index) => (
          // By place: a button that turns from more to less keeps the focus.
          <BusyButton key={index} variant="subtle" leftSection={icon} isBusy={isBusy} onClick={onClick}>
            {label}
          </BusyButton>
        ))}
      {shown === undefined ? null : (
        <Text role="status" fz="xs" c="dimmed" ms="auto" me="sm">
          {shown}
        </Text>
      )}
    </Group>
  );
}
