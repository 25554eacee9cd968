import {
  decideAccessChange,
  type AccessChangeQuestion,
  changeQuestion,
  findWorkspace,
  placeIn,
} from '@partyline/invitations';
import { screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { endDateIssue } from '@partyline/validation';
import * as v from 'valibot';
import { dateText } from '../../../dates.ts';
import { useMutationForm } from '../../../forms/use-mutation-form.ts';
import { showMessage } from '../../../shell/messages/show-message.ts';
import { useMe } from '../../../session/me.ts';
import { EndDateField } from '../end-date-field.tsx';
import { INVITE_TEXTS } from '../invite/invite-form.ts';
import { useChangeAccess } from '../mutations.ts';
import { takingText } from '../refusal-texts.ts';
import type { AccessDialogProps } from './access-dialog.tsx';

const words = screens.manageInvite;
/** Returns the schema of the end: the day must be in the future, and the user may change the end to it. [HZ-4, PLUS-4] */
const schemaFor = (question: AccessChangeQuestion | undefined) =>
  v.strictObject({
    endsAt: v.pipe(
      v.nullable(v.string()),
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed ? issueOf(dataset.value, question, Date.now()) : null;
        if (message !== null) addIssue({ message });
      }),
    ),
  });

function issueOf(endsAt: string | null, question: AccessChangeQuestion | undefined, nowMs: number) {
  const issue = endsAt === null ? null : endDateIssue(endsAt, nowMs);
  if (issue !== null || question === undefined) return issue;
  const endsAtMs = endsAt === null ? null : Date.parse(endsAt);
  const decision = decideAccessChange({ ...question, change: { endsAtMs } }, nowMs);
  return decision.allowed ? null : decision.reason;
}

/** Returns the texts of refusals; the dialog opens for users who may change the row, so a missing right is that to take access away. */
const textsOf = (): Readonly<Record<string, string>> => ({ ...INVITE_TEXTS, 'no-right': takingText() });

/** Sets or removes the day on which an access ends. [HZ-4, PLUS-4] */
export function EndDateDialog({ row, workspaces, circumstances, onClose }: AccessDialogProps) {
  const userEmail = useMe().user.email;
  const workspace = findWorkspace(workspaces, row);
  const question = workspace && changeQuestion(row, placeIn(workspace, circumstances), userEmail);
  const mutation = useChangeAccess();
  const { form, ...state } = useMutationForm({
    schema: schemaFor(question),
    texts: textsOf(),
    initialValues: { endsAt: row.endsAt },
    draftRow: row.id,
    mutation,
    async submit({ endsAt }) {
      if (endsAt !== row.endsAt) {
        await mutation.mutateAsync({ row, endsAt });
        const date = endsAt === null ? null : dateText(Date.parse(endsAt));
        showMessage({ type: 'success', message: words.endSaved(row.email, date) });
      }
      onClose();
    },
  });
  return (
    <FormModal
      title={words.endTitle(row.email)}
      submitLabel={words.save}
      cancelLabel={words.cancel}
      {...state}
      onClose={onClose}
    >
      <EndDateField
        label={words.columns.endsAt}
        description={words.endHint}
        {...form.getInputProps('endsAt')}
      />
    </FormModal>
  );
}
