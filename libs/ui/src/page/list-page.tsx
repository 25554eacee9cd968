import { Group, Stack, Text, Title, type StackProps } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { Frame } from './frame.tsx';
import styles from './list-page.module.css';

interface ListPageProps extends Omit<StackProps, 'title'> {
  /** In the card's head; names the page or the part of it. */
  readonly title?: ReactNode;
  /** Beside the title: how many rows there are. */
  readonly count?: ReactNode;
  readonly order?: 2 | 3;
  /** What the list is for, above all. */
  readonly text?: ReactNode;
  /** Beside the title, in the card's head. */
  readonly tools?: ReactNode;
  /** Search, filters and actions above the card. */
  readonly filters?: ReactNode;
  /** Above the card: what concerns the list as a whole, e.g. why its last fetch failed. */
  readonly notice?: ReactNode;
  /** In place of the list until it is loaded: the loading state, or the error. */
  readonly status?: ReactNode;
  /** In place of a list without rows. */
  readonly empty?: ReactNode;
  /** Below the list: a `ShowMore`. */
  readonly pages?: ReactNode;
  /** The table or list. */
  readonly children: ReactNode;
}

const isPresent = (part: ReactNode): boolean => part !== undefined && part !== null && part !== false;

/**
 * Renders a list with all that belongs to it: title, tools, filters, the rows or what stands in their place, and more pages. Further
 * attributes are those of its group.
 */
export function ListPage({
  title,
  count,
  order = 2,
  text,
  tools,
  filters,
  notice,
  status,
  empty,
  pages,
  children,
  ...group
}: ListPageProps) {
  const id = useId();
  const isNamed = isPresent(title);
  const instead = [status, empty].find(isPresent);
  return (
    <Stack gap="md" miw={0} {...(isNamed && { role: 'group', 'aria-labelledby': id })} {...group}>
      {isPresent(text) ? <Text c="dimmed">{text}</Text> : null}
      {filters}
      {notice}
      <Frame>
        {isNamed ? (
          <Group justify="space-between" gap="sm" px="md" py="sm" mih={48}>
            <Title order={order}>
              <span id={id}>{title}</span>
              {isPresent(count) ? <span className={styles.count}> {count}</span> : null}
            </Title>
            {tools}
          </Group>
        ) : null}
        {instead ?? children}
        {instead === undefined ? pages : null}
      </Frame>
    </Stack>
  );
}
