import { Stack, Text } from '@mantine/core';
import { screens } from '@partyline/texts';
import { Section } from '@partyline/ui';
import { planNoteOf } from '@partyline/permissions';
import { useScreenTitle } from '../../page-title.ts';
import { MatrixSection } from './matrix-section.tsx';
import type { PermissionsSearch } from './permissions-search.ts';
import { WhatIfSection } from './what-if-section.tsx';
import { useCircumstances } from '../../session/rights.ts';
import { useMe } from '../../session/me.ts';

const words = screens.permissionMatrix;
const roleName = screens.accountsSelect.role;

export interface SearchProps {
  readonly search: PermissionsSearch;
  readonly onSearch: (change: PermissionsSearch) => void;
}

/** Renders the screen at /manage-invite/permissions. [PLUS-8, GR-16] */
export function PermissionsPage(props: SearchProps) {
  useScreenTitle(words.title);
  return (
    <Stack gap={32} pt="xl" maw={1120}>
      <OwnRole />
      <MatrixSection {...props} />
      <WhatIfSection {...props} />
    </Stack>
  );
}

/** Renders the caller's role and the plan's limits. [PLUS-8, GC-15] */
function OwnRole() {
  const { user, associations } = useMe();
  const circumstances = useCircumstances();
  const { accountName: account, role } = user;
  const planNote = planNoteOf(role, circumstances);
  const here = associations.find(
    ({ accountId, workspaceId }) => accountId === user.accountId && workspaceId === user.workspaceId,
  );
  const workspace = here?.workspaceName ?? null;
  return (
    <Section title={words.yourRole}>
      {account === null || role === null ? (
        <Text c="dimmed">{words.noAccount}</Text>
      ) : (
        <>
          <p>
            {workspace === null
              ? words.youAre(roleName(role), account)
              : words.youAreIn(roleName(role), workspace, account)}
          </p>
          <Text c="dimmed">{words.reach[role]}</Text>
          {planNote === null ? null : <Text c="dimmed">{words[planNote]}</Text>}
        </>
      )}
    </Section>
  );
}
