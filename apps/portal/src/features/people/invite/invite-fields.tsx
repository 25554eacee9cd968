import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  isWorkspaceLocked,
  listInviteRoles,
  listInviteWorkspaces,
  preselectWorkspace,
  type InviteContext,
} from '@partyline/invitations';
import type { AccountCircumstances } from '@partyline/permissions';
import { ROLES, STORED_ROLES, type StoredRole } from '@partyline/roles';
import { screens } from '@partyline/texts';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { EndDateField } from '../end-date-field.tsx';
import type { PeopleWorkspace } from '../queries.ts';
import { RoleField } from '../role-field.tsx';
import styles from './invite-dialog.module.css';
import type { InviteValues } from './invite-form.ts';

const words = screens.inviteDialog;
const MOST_LINES = 6;

const roleOf = (name: string): StoredRole | null => STORED_ROLES.find((role) => role === name) ?? null;

/** Returns the initial values: the given workspace, or the only one. [INV-25] */
export function startValues(
  workspaces: readonly PeopleWorkspace[],
  circumstances: AccountCircumstances,
  workspaceId: number | undefined,
): InviteValues {
  const chosen = preselectWorkspace(workspaces, circumstances, workspaceId);
  return { email: '', roleName: '', permissionName: '', workspaceId: chosen?.id ?? null, endsAt: null };
}

interface InviteFieldsProps extends InviteContext {
  readonly workspaces: readonly PeopleWorkspace[];
  readonly form: UseFormReturnType<InviteValues>;
  /** Number of addresses. */
  readonly count: number;
  readonly onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
}

/** Renders the fields; the account admin role locks the workspace to the default one. [INV-12 … INV-15, INV-24, INV-25, GV-1, GV-12] */
export function InviteFields({ form, count, onSubmit, ...context }: InviteFieldsProps) {
  const { values } = form;
  const role = roleOf(values.roleName);
  const isLocked = role !== null && isWorkspaceLocked(role);
  const offered = listInviteWorkspaces(role, context.workspaces, context.circumstances);
  const chooseRole = (name: string) => {
    const next = roleOf(name);
    if (next === null) return;
    form.setFieldValue('permissionName', ROLES[next].displayName);
    form.setFieldValue('roleName', next);
    if (!isWorkspaceLocked(next)) return;
    const [only] = listInviteWorkspaces(next, context.workspaces, context.circumstances);
    form.setFieldValue('workspaceId', only?.id ?? null);
  };
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <>
      <Textarea
        label={words.email}
        description={count > 1 ? words.emailCount(count) : words.emailHint}
        autosize
        classNames={{ input: styles.addresses ?? '' }}
        minRows={1}
        maxRows={MOST_LINES}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        data-autofocus
        onKeyDown={submitOnEnter}
        {...form.getInputProps('email')}
      />
      <RoleField
        options={listInviteRoles(values.email, values.workspaceId, context)}
        {...form.getInputProps('roleName')}
        onChange={chooseRole}
      />
      {isLocked ? (
        <TextInput
          label={words.workspace}
          description={words.locked}
          value={offered[0]?.name ?? ''}
          error={form.errors['workspaceId']}
          readOnly
        />
      ) : (
        <NativeSelect
          label={words.workspace}
          data={[
            { value: '', label: words.chooseWorkspace },
            ...offered.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          required
          {...form.getInputProps('workspaceId')}
          value={values.workspaceId ?? ''}
          description={offered.length === 0 ? words.noWorkspace : undefined}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue('workspaceId', value === '' ? null : Number(value))
          }
        />
      )}
      <EndDateField label={words.endsAt} description={words.endsHint} {...form.getInputProps('endsAt')} />
    </>
  );
}
