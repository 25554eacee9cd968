import { NativeSelect, Stack, Text, Title } from '@mantine/core';
import type { Workspace } from '@partyline/contract';
import { can, compareRights, subjectFor, type PlacedAction } from '@partyline/permissions';
import { isGrantable, STORED_ROLES, type StoredRole } from '@partyline/roles';
import { ACTION_TEXTS, screens } from '@partyline/texts';
import { Section } from '@partyline/ui';
import { listRolesIn, roleTypeOf } from '@partyline/workspaces';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../session/api.ts';
import { workspacesQuery } from '../../session/workspaces.ts';
import { useCircumstances } from '../../session/rights.ts';
import { Loaded } from '../../shell/loading/loaded.tsx';
import type { SearchProps } from './permissions-page.tsx';
import styles from './permissions-page.module.css';

const words = screens.permissionMatrix;
const roleName = screens.accountsSelect.role;

/** Returns the query of the current roles in a workspace; at most 1,000 rows. [API-47] */
const membersQuery = (workspaceId: number) =>
  queryOptions({
    queryKey: ['permissions', 'members', workspaceId],
    queryFn: ({ signal }) =>
      api.get('/api/invitation', {
        params: { query: { workspaceId: String(workspaceId), status: 'accepted', limit: '1000' } },
        signal,
      }),
  });

/** Compares a member's rights with another role's. [PLUS-8] */
export function WhatIfSection(props: SearchProps) {
  const query = useQuery(workspacesQuery);
  return (
    <Section title={words.whatIfTitle} text={words.whatIfText}>
      <Loaded read={query} words={words} level={3}>
        {(workspaces) => <WhatIf {...props} workspaces={workspaces} />}
      </Loaded>
    </Section>
  );
}

function WhatIf({
  search,
  onSearch,
  workspaces,
}: SearchProps & { readonly workspaces: readonly Workspace[] }) {
  const workspace = workspaces.find(({ id }) => id === search.workspace) ?? null;
  return (
    <>
      <div className={styles.columns}>
        <NativeSelect
          label={words.workspace}
          value={workspace === null ? '' : String(workspace.id)}
          data={[
            { value: '', label: words.choose },
            ...workspaces.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ workspace: value === '' ? undefined : Number(value), member: undefined })
          }
        />
        {workspace === null ? null : <Choice {...{ search, onSearch, workspace }} />}
      </div>
      {workspace === null || search.as === undefined ? null : (
        <Comparison workspace={workspace} search={search} as={search.as} />
      )}
    </>
  );
}

type ChoiceProps = SearchProps & { readonly workspace: Workspace };

/** Returns whether the caller may list a workspace's people. [GW-16] */
function useMayList({ roles, roleType, isDefault, isDirty }: Workspace): boolean {
  const subject = subjectFor({ roles, ...useCircumstances() });
  return can(subject, 'list', { kind: 'workspace', roleType, isDefault, isDirty }).allowed;
}

/** Returns a workspace's members, each once with all roles. */
function useMembers(workspace: Workspace) {
  const enabled = useMayList(workspace);
  const { data } = useQuery({ ...membersQuery(workspace.id), enabled });
  const members = new Map<string, { readonly name: string; readonly roles: StoredRole[] }>();
  for (const { email, name, roleName: role, kind } of data?.rows ?? []) {
    if (kind !== 'membership') continue;
    const known = members.get(email);
    if (known === undefined) members.set(email, { name: name === '' ? email : name, roles: [role] });
    else known.roles.push(role);
  }
  return { members, mayList: enabled };
}

function Choice({ search, onSearch, workspace }: ChoiceProps) {
  const { members, mayList } = useMembers(workspace);
  const roles = listRolesIn(roleTypeOf(workspace));
  return (
    <>
      <NativeSelect
        label={words.member}
        description={mayList ? undefined : words.membersHidden}
        value={search.member ?? ''}
        data={[
          { value: '', label: words.someoneNew },
          ...[...members].map(([email, { name }]) => ({
            value: email,
            label: name === email ? email : `${name} (${email})`,
          })),
        ]}
        onChange={({ currentTarget: { value } }) => onSearch({ member: value === '' ? undefined : value })}
      />
      <NativeSelect
        label={words.as}
        value={search.as ?? ''}
        data={[
          { value: '', label: words.choose },
          ...roles.map((role) => ({ value: role, label: roleName(role) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onSearch({ as: STORED_ROLES.find((role) => role === value) })
        }
      />
    </>
  );
}

interface ComparisonProps extends Pick<ChoiceProps, 'search' | 'workspace'> {
  readonly as: StoredRole;
}

function Comparison({ workspace, search, as }: ComparisonProps) {
  const circumstances = useCircumstances();
  const { members } = useMembers(workspace);
  const member = members.get(search.member ?? '');
  const now = member?.roles ?? [];
  const { gains, loses, keeps } = compareRights(roleTypeOf(workspace), now, [as], circumstances);
  const mayGrant = workspace.roles.some((role) => isGrantable(role, as));
  return (
    <Stack gap="md" role="status">
      <p>
        {member === undefined
          ? words.nothingNow
          : words.now(member.name, member.roles.map((role) => roleName(role)).join(', '))}
      </p>
      {mayGrant ? null : <Text c="dimmed">{words.cannotGrant(roleName(as))}</Text>}
      <div className={styles.columns}>
        <ActionList title={words.gains} actions={gains} />
        <ActionList title={words.loses} actions={loses} />
        <ActionList title={words.keeps} actions={keeps} />
      </div>
    </Stack>
  );
}

function ActionList({
  title,
  actions,
}: {
  readonly title: string;
  readonly actions: readonly PlacedAction[];
}) {
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {title}
      </Title>
      {actions.length === 0 ? <Text c="dimmed">{words.none}</Text> : null}
      <Stack component="ul" gap="xs" pl={18}>
        {actions.map(({ place, action }) => (
          <li key={`${place} ${action}`}>{ACTION_TEXTS[place][action]}</li>
        ))}
      </Stack>
    </Stack>
  );
}
