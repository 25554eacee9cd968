import { NativeSelect } from '@mantine/core';
import { screens } from '@partyline/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import * as v from 'valibot';
import { errorText } from '../shell/messages/error-text.ts';
import { MessageBox } from '../shell/messages/message-box.tsx';
import { recipientsQuery } from './queries.ts';

const words = screens.ownership;
const REQUIRED = 'recipient-required';

/** The e-mail of the chosen user. */
export const recipientSchema = v.pipe(v.string(), v.nonEmpty(REQUIRED));
export const RECIPIENT_TEXTS = { [REQUIRED]: words.recipientRequired };

/** Returns the button labels of a transfer; without an eligible user the dialog can only be closed. */
export function transferLabels(hasRecipient: boolean | undefined, isBusy: boolean) {
  if (hasRecipient === false) return { submitLabel: undefined, cancelLabel: words.close };
  return { submitLabel: isBusy ? words.transferring : words.transfer, cancelLabel: words.cancel };
}

/** Returns whether any user is eligible; undefined while unknown. */
export function useHasRecipient(workspaceId: number | null): boolean | undefined {
  const { data } = useQuery(recipientsQuery(workspaceId));
  return data && data.length > 0;
}

type FieldProps = Pick<ComponentProps<typeof NativeSelect>, 'value' | 'onChange' | 'error'>;

interface RecipientFieldProps {
  /** null for the account. */
  readonly workspaceId: number | null;
  readonly field: FieldProps;
  readonly onLeave: () => void;
}

/** Selects an eligible user; without any it explains who would be and links to the people page. [OWN-4, VAL-29, GO-3] */
export function RecipientField({ workspaceId, field, onLeave }: RecipientFieldProps) {
  const { data, error } = useQuery(recipientsQuery(workspaceId));
  if (error !== null) return <MessageBox type="error">{errorText(error)}</MessageBox>;
  if (data === undefined) return <p role="status">{words.loadingRecipients}</p>;
  if (data.length === 0) {
    return (
      <>
        <p>
          <b>{words.noRecipient}</b>
        </p>
        <p>{workspaceId === null ? words.noAccountRecipientText : words.noRecipientText}</p>
        <p>
          <Link to="/manage-invite" onClick={onLeave}>
            {words.invite}
          </Link>
        </p>
      </>
    );
  }
  return (
    <NativeSelect
      label={words.recipient}
      required
      data={[
        { value: '', label: words.choose },
        ...data.map(({ email, name, roleName }) => ({
          value: email,
          label: words.recipientText(name, email, roleName),
        })),
      ]}
      {...field}
    />
  );
}
