import { NativeSelect, Stack, Text } from '@mantine/core';
import { subjectFor, type Subject } from '@partyline/permissions';
import { accountOwnerText } from '@partyline/texts';
import { EmptyState } from '@partyline/ui';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useCircumstances } from '../session/rights.ts';
import { useMe } from '../session/me.ts';
import { Loaded } from '../shell/loading/loaded.tsx';
import { rulesWorkspacesQuery, type RulesWorkspace } from './queries.ts';
import type { RulesSearchProps } from './rules-search.ts';

const LOCK = <IconLock size={24} stroke={1.5} aria-hidden="true" />;

export interface WorkspaceRulesProps {
  readonly workspace: RulesWorkspace;
  /** The workspace field. */
  readonly choice: ReactNode;
  readonly openLog: number | undefined;
  readonly onLog: (ruleId: number | undefined) => void;
}

interface RulesPageProps extends RulesSearchProps {
  readonly words: Readonly<
    Record<'text' | 'workspace' | 'loading' | 'loadFailed' | 'tryAgain' | 'refusedTitle', string>
  > & { readonly refusedText: (owner: string) => string };
  /** Whether the user may manage a workspace's rules. The server decides again. */
  readonly isManageable: (subject: Subject, workspace: RulesWorkspace) => boolean;
  readonly rules: ComponentType<WorkspaceRulesProps>;
}

/**
 * Renders a page of workspace rules, e.g. alerts or schedules: offers the workspaces the user may manage, or names whom to ask.
 * [PLUS-7, PLUS-15, PLUS-16]
 */
export function RulesPage(props: RulesPageProps) {
  const { words } = props;
  const query = useQuery(rulesWorkspacesQuery);
  return (
    <Stack gap="lg" pt="xl">
      <Text c="dimmed">{words.text}</Text>
      <Loaded read={query} words={words}>
        {(workspaces) => <RulesOfOne {...props} workspaces={workspaces} />}
      </Loaded>
    </Stack>
  );
}

interface RulesOfOneProps extends RulesPageProps {
  readonly workspaces: readonly RulesWorkspace[];
}

function RulesOfOne({ workspaces, words, isManageable, search, onSearch, rules: Rules }: RulesOfOneProps) {
  const circumstances = useCircumstances();
  const account = useMe().user.accountName;
  const manageable = workspaces.filter((each) =>
    isManageable(subjectFor({ roles: each.roles, ...circumstances }), each),
  );
  const workspace = manageable.find(({ id }) => id === search.workspace) ?? manageable[0];
  if (workspace === undefined) {
    return (
      <EmptyState icon={LOCK} title={words.refusedTitle}>
        {words.refusedText(accountOwnerText(account))}
      </EmptyState>
    );
  }
  const choice = (
    <NativeSelect
      label={words.workspace}
      data={manageable.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(workspace.id)}
      onChange={({ currentTarget }) => onSearch({ workspace: Number(currentTarget.value), log: undefined })}
    />
  );
  return (
    <Rules
      key={workspace.id}
      {...{ workspace, choice }}
      openLog={search.log}
      onLog={(log) => onSearch({ workspace: workspace.id, log })}
    />
  );
}
