import { Button } from '@mantine/core';
import { BusyButton, EmptyState, Tag } from '@partyline/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MutationDialog } from '../forms/mutation-dialog.tsx';
import { Loaded, type Read } from '../shell/loading/loaded.tsx';
import styles from './rules.module.css';

interface RuleListProps<Data, Rule> {
  readonly words: Readonly<
    Record<'loading' | 'loadFailed' | 'tryAgain' | 'add' | 'list' | 'emptyTitle' | 'emptyText', string>
  >;
  readonly query: Read<Data>;
  readonly rulesOf: (data: Data) => readonly Rule[];
  readonly icon: ReactNode;
  /** The workspace field. */
  readonly choice: ReactNode;
  readonly onAdd: () => void;
  /** Settings of all rules. */
  readonly renderHead?: (data: Data) => ReactNode;
  readonly children: (rule: Rule) => ReactNode;
}

/** Renders a workspace's rules, with an add button. */
export function RuleList<Data, Rule>({ words, query, choice, ...list }: RuleListProps<Data, Rule>) {
  const isEmpty = !query.data || list.rulesOf(query.data).length === 0;
  const add = (
    <Button variant="filled" onClick={list.onAdd}>
      {words.add}
    </Button>
  );
  return (
    <>
      <div className={styles.tools}>
        {choice}
        {isEmpty ? null : add}
      </div>
      <Loaded read={query} words={words}>
        {(data) => (
          <>
            {list.renderHead?.(data)}
            {isEmpty ? (
              <EmptyState icon={list.icon} title={words.emptyTitle} action={add}>
                {words.emptyText}
              </EmptyState>
            ) : (
              <ul className={styles.list} aria-label={words.list}>
                {list.rulesOf(data).map(list.children)}
              </ul>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

interface DeleteRuleDialogProps<Rule> {
  readonly words: {
    readonly [Name in 'deleteTitle' | 'deleted']: (name: string) => string;
  } & Readonly<Record<'delete' | 'deleteText' | 'cancel', string>>;
  readonly rule: Rule;
  readonly mutation: Pick<UseMutationResult<unknown, Error, Rule>, 'mutate' | 'isPending' | 'error'>;
  readonly onClose: () => void;
}

/** Confirms the deletion of a rule. */
export function DeleteRuleDialog<Rule extends { readonly name: string }>({
  words,
  rule,
  mutation,
  onClose,
}: DeleteRuleDialogProps<Rule>) {
  return (
    <MutationDialog
      title={words.deleteTitle(rule.name)}
      tone="danger"
      submitLabel={words.delete}
      cancelLabel={words.cancel}
      mutation={mutation}
      variables={rule}
      done={words.deleted(rule.name)}
      onClose={onClose}
    >
      {words.deleteText}
    </MutationDialog>
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

/** Renders a rule with facts and actions. */
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
      </div>
      {children}
    </li>
  );
}
