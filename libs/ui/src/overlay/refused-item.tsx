import { Menu } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useId, type Ref } from 'react';
import type { Instead } from '../reason/instead.ts';

const LOCK = <IconLock size={14} stroke={1.75} aria-hidden="true" />;

interface RefusedItemProps {
  /** The refused action. */
  readonly label: string;
  readonly reason: string;
  readonly instead: Instead;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * Renders a refused action of a menu as what it is: a link, named by the action and where it leads, and described by the reason.
 * Announced as disabled it would not be pressed. [PLUS-7, PLUS-35]
 */
export function RefusedItem({ label, reason, instead, ref }: RefusedItemProps) {
  const id = useId();
  const [name, why, where] = [`${id}-name`, `${id}-why`, `${id}-where`];
  return (
    <Menu.Item
      ref={ref}
      leftSection={LOCK}
      data-refused
      aria-labelledby={`${name} ${where}`}
      aria-describedby={why}
      renderRoot={instead.renderRoot}
    >
      <span id={name}>{label}</span>
      <small id={why}>{reason}</small>
      <small id={where}>{instead.label}</small>
    </Menu.Item>
  );
}
