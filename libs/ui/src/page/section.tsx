import { Group, Stack, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  /** Names the section; without one it is a plain group. */
  readonly title?: ReactNode;
  readonly order?: 2 | 3;
  /** Looks like the title of a page. */
  readonly isPageTitle?: boolean;
  /** Below the title. */
  readonly text?: ReactNode;
  /** Beside the title. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Renders a part of a page below its title, with the tools that act on it. */
export function Section({ title, order = 2, isPageTitle = false, text, tools, children }: SectionProps) {
  const id = useId();
  const content = (
    <>
      {text === undefined ? null : (
        <Text c="dimmed" maw="72ch">
          {text}
        </Text>
      )}
      {children}
    </>
  );
  if (title === undefined) return <Stack gap="lg">{content}</Stack>;
  return (
    <Stack component="section" gap={isPageTitle ? 'xl' : 'md'} aria-labelledby={id}>
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Title id={id} order={order} {...(isPageTitle && { size: 'h1' })}>
          {title}
        </Title>
        {tools}
      </Group>
      {content}
    </Stack>
  );
}
