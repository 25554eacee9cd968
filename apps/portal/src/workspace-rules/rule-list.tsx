import { Button } from '@mantine/core';
import { EmptyState, ListPage, Toolbar } from '@partyline/ui';
import type { ReactNode } from 'react';

interface RuleListProps {
  readonly words: Readonly<Record<'add' | 'list' | 'emptyTitle' | 'emptyText', string>>;
  /** The workspace field. */
  readonly choice: ReactNode;
  /** Settings of all rules. */
  readonly settings?: ReactNode;
  /** Until the rules are loaded. */
  readonly status: ReactNode;
  readonly isEmpty: boolean;
  readonly icon: ReactNode;
  readonly onAdd: () => void;
  /** A `RuleItem` for each rule. */
  readonly children: ReactNode;
}

/** Renders a workspace's rules, with an add button. */
export function RuleList({ words, choice, settings, status, isEmpty, icon, onAdd, children }: RuleListProps) {
  const add = (
    <Button variant="filled" onClick={onAdd}>
      {words.add}
    </Button>
  );
  return (
    <ListPage
      filters={
        <Toolbar align="end" end={isEmpty ? null : add}>
          {choice}
        </Toolbar>
      }
      notice={settings}
      status={status}
      empty={
        isEmpty ? (
          <EmptyState icon={icon} title={words.emptyTitle} action={add}>
            {words.emptyText}
          </EmptyState>
        ) : null
      }
    >
      <ul aria-label={words.list}>{children}</ul>
    </ListPage>
  );
}
