import { screens, roleNameText, WHO_CAN_ACTS } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { endDateIssue } from '@partyline/validation';
import { useState } from 'react';
import * as v from 'valibot';
import { useMutationForm } from '../../../forms/use-mutation-form.ts';
import { showMessage } from '../../../shell/messages/show-message.ts';
import { EndDateField } from '../end-date-field.tsx';
import { INVITE_TEXTS } from '../invite/invite-form.ts';
import { useRequestAccess, type AskedRole } from './use-request-access.ts';

const words = screens.whoCan;
const END_REQUIRED = 'end-required';
const TEXTS: Readonly<Record<string, string>> = { ...INVITE_TEXTS, [END_REQUIRED]: words.endRequired };

/** What the reader asks for, as it was chosen. */
export interface ChosenRequest extends Omit<AskedRole, 'endsAt' | 'idempotencyKey'> {
  readonly place: string;
  readonly isTemporary: boolean;
  /** The role takes the place of one that does not come back. */
  readonly isReplacing: boolean;
  /** The reader sees those who may give it. */
  readonly areSeen: boolean;
}

const schemaFor = (isTemporary: boolean) =>
  v.strictObject({
    endsAt: v.pipe(
      v.nullable(v.string()),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed || !isTemporary) return;
        const message = dataset.value === null ? END_REQUIRED : endDateIssue(dataset.value, Date.now());
        if (message !== null) addIssue({ message });
      }),
    ),
  });

/** Asks those who may give it for a role, after the reader has read what they ask for. [PLUS-35] */
export function AskDialog({ onClose, ...asked }: ChosenRequest & { readonly onClose: () => void }) {
  const { act, role, place, isTemporary, isReplacing, areSeen, workspaceId, vicUuid } = asked;
  const mutation = useRequestAccess();
  const [attempt] = useState(() => crypto.randomUUID());
  const { form, ...state } = useMutationForm({
    schema: schemaFor(isTemporary),
    texts: TEXTS,
    initialValues: { endsAt: null as string | null },
    draftRow: `${act} ${role}`,
    mutation,
    async submit({ endsAt }) {
      const idempotencyKey = `${attempt} ${endsAt}`;
      await mutation.mutateAsync({ act, role, workspaceId, vicUuid, endsAt, idempotencyKey });
      showMessage({ type: 'success', message: words.sent });
      onClose();
    },
  });
  return (
    <FormModal
      title={words.askTitle}
      submitLabel={words.send}
      cancelLabel={words.cancel}
      {...state}
      onClose={onClose}
    >
      <p>{words.askText(roleNameText(role), place, WHO_CAN_ACTS[act])}</p>
      <p>{areSeen ? words.askedSeen : words.askedHidden}</p>
      <p>{words.askOnce}</p>
      {isTemporary ? (
        <EndDateField
          label={words.endsAt}
          description={isReplacing ? words.endsAccess : words.endsAlone}
          {...form.getInputProps('endsAt')}
        />
      ) : null}
    </FormModal>
  );
}
