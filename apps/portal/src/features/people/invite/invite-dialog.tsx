import { listAddresses, fieldOfRefusal, judgeInvitation } from '@partyline/invitations';
import type { AccountCircumstances } from '@partyline/permissions';
import type { StoredRole } from '@partyline/roles';
import { screens } from '@partyline/texts';
import { useDebouncedValue } from '@mantine/hooks';
import { FormModal } from '@partyline/ui';
import { emailIssue } from '@partyline/validation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMutationForm } from '../../../forms/use-mutation-form.ts';
import { focusInput } from '../../../forms/use-schema-form.ts';
import { useMe } from '../../../session/me.ts';
import { useSendInvitation } from '../mutations.ts';
import { heldQuery, type PeopleWorkspace } from '../queries.ts';
import { InviteFields, startValues } from './invite-fields.tsx';
import { InviteResults } from './invite-results.tsx';
import { inviteSchema, INVITE_TEXTS } from './invite-form.ts';
import { UpdateQuestion } from './update-question.tsx';
import { useSendOne } from './use-send-one.ts';
import { useInviteMany, type SharedInvitation } from './use-invite-many.ts';

const words = screens.inviteDialog;
const LOOKUP_DELAY_MS = 250;
const NOTHING_HELD: readonly never[] = [];

interface InviteDialogProps {
  readonly workspaces: readonly PeopleWorkspace[];
  readonly circumstances: AccountCircumstances;
  /** The preselected workspace. */
  readonly workspaceId: number | undefined;
  readonly onClose: () => void;
}

/** Waits for the user to confirm the change. */
interface Update extends SharedInvitation {
  readonly email: string;
  /** null if only the server knows */
  readonly held: StoredRole | null;
}

/** Looks up the permissions of a single typed address. */
function useHeld(text: string) {
  const [settled] = useDebouncedValue(text, LOOKUP_DELAY_MS);
  const [address, ...more] = listAddresses(settled);
  const isOne = address !== undefined && more.length === 0 && emailIssue(address) === null;
  return useQuery(heldQuery(isOne ? [address] : NOTHING_HELD)).data ?? NOTHING_HELD;
}

/**
 * Confirms before it changes a permission; errors keep the input.
 * [INV-12 … INV-26, INV-31 … INV-33, ERR-35 … ERR-37, GV-7, GV-16, PLUS-4]
 */
export function InviteDialog({ workspaces, circumstances, workspaceId, onClose }: InviteDialogProps) {
  const userEmail = useMe().user.email;
  const [typed, setTyped] = useState('');
  const [asked, ask] = useState<Update | null>(null);
  const [shared, share] = useState<SharedInvitation | null>(null);
  const client = useQueryClient();
  const mutation = useSendInvitation();
  const many = useInviteMany({ workspaces, circumstances, userEmail });
  const context = { workspaces, circumstances, userEmail, held: useHeld(typed) };

  const { form, ...state } = useMutationForm({
    schema: inviteSchema(context),
    texts: INVITE_TEXTS,
    initialValues: startValues(workspaces, circumstances, workspaceId),
    onValuesChange: ({ email }) => setTyped(email),
    mutation,
    async submit({ addresses, email, ...rest }) {
      if (addresses.length > 1) {
        share(rest);
        await many.send(addresses, rest);
        return;
      }
      // Without it, only the server checks.
      const lookup = client.query({ ...heldQuery([email]), staleTime: 'static' });
      const held = await lookup.catch(() => NOTHING_HELD);
      const verdict = judgeInvitation(email, rest, { ...context, held });
      if (verdict?.kind === 'update') ask({ ...rest, email, held: verdict.row.role });
      else if (verdict?.kind === 'refused') showAtField(verdict.reason);
      else await send({ ...rest, email });
    },
  });

  const showAtField = (reason: string, text = INVITE_TEXTS[reason]) => {
    const field = fieldOfRefusal(reason);
    form.setFieldError(field, text);
    const input = form.getInputNode<HTMLElement, typeof field>(field);
    if (input !== null) focusInput(input);
  };
  const send = useSendOne({
    mutation,
    onSent: onClose,
    onRefused(reason, text) {
      ask(null);
      showAtField(reason, text);
    },
    onHeldOtherwise: (invitation) => ask({ ...invitation, held: null }),
  });

  if (shared !== null && many.results !== null) {
    return (
      <InviteResults
        many={{ ...many, results: many.results }}
        shared={shared}
        onEdit={(addresses) => {
          form.setFieldValue('email', addresses.join('\n'));
          many.reset();
        }}
        onClose={onClose}
      />
    );
  }
  if (asked !== null) {
    const { held, email, ...rest } = asked;
    const place = workspaces.find(({ id }) => id === asked.workspaceId)?.name ?? '';
    return (
      <UpdateQuestion
        {...{ email, held, place }}
        role={asked.roleName as StoredRole} // of the select
        mutation={mutation}
        onConfirm={() => void send({ ...rest, email, update: true }).catch(() => undefined)}
        onCancel={() => {
          mutation.reset();
          ask(null);
        }}
      />
    );
  }
  const count = listAddresses(form.values.email).length;
  return (
    <FormModal
      key="form"
      title={words.title}
      submitLabel={count > 1 ? words.sendMany(count) : words.send}
      cancelLabel={words.cancel}
      {...state}
      onClose={onClose}
    >
      <InviteFields form={form} count={count} {...context} onSubmit={state.onSubmit} />
    </FormModal>
  );
}
