import { Button } from '@mantine/core';
import { EmptyState, Tag } from '@partyline/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PendingRead } from '../shell/pending-read.tsx';
import styles from './rules.module.css';

interface RuleListProps<Data, Rule> {
  readonly words: Readonly<
    Record<'loading' | 'loadFailed' | 'tryAgain' | 'add' | 'list' | 'emptyTitle' | 'emptyText', string>
  >;
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  readonly rulesOf: (data: Data) => readonly Rule[];
  readonly icon: ReactNode;
  /** The workspace field. */
  readonly choice: ReactNode;
  readonly onAdd: () => void;
  /** Settings of all rules. */
  readonly renderHead?: (data: Data) => ReactNode;
  readonly children: (rule: Rule) => ReactNode;
}

/** A workspace's rules, with an add button. */
export function RuleList<Data, Rule>({ words, query, choice, ...list }: RuleListProps<Data, Rule>) {
  const { data } = query;
  const rules = data === undefined ? [] : list.rulesOf(data);
  const add = (
    <Button variant="filled" onClick={list.onAdd}>
      {words.add}
    </Button>
  );
  return (
    <>
      <div className={styles.tools}>
        {choice}
        {rules.length === 0 ? null : add}
      </div>
      {data === undefined ? <PendingRead query={query} words={words} /> : list.renderHead?.(data)}
      {data !== undefined && rules.length === 0 ? (
        <EmptyState icon={list.icon} title={words.emptyTitle} action={add}>
          {words.emptyText}
        </EmptyState>
      ) : null}
      {rules.length === 0 ? null : (
        <ul className={styles.list} aria-label={words.list}>
          {rules.map(list.children)}
        </ul>
      )}
    </>
  );
}

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

/** A rule with facts and actions. */
export function RuleItem({ name, tag, facts, actions, actionsOf, state, children }: RuleItemProps) {
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {tag === null ? null : <Tag label={tag} />}
      </div>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {state}
      <div className={styles.actions}>
        {actions
          .filter((action) => action !== null)
          .map(([label, onClick, isBusy = false]) => (
            <Button
              key={label}
              size="compact-md"
              aria-label={actionsOf(label, name)}
              aria-disabled={isBusy || undefined}
              onClick={onClick}
            >
              {label}
            </Button>
          ))}
      </div>
      {children}
    </li>
  );
}
