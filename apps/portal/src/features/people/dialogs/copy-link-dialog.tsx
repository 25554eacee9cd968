import { screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { dateText } from '../../../dates.ts';
import { CopyField } from '../../../forms/fields/copy-field.tsx';
import { failureText } from '../../../forms/failure-text.ts';
import { useCopyLink } from '../mutations.ts';
import type { AccessDialogProps } from './access-dialog.tsx';

const words = screens.manageInvite;

/**
 * Creates a link. The server sends it only once, and browsers copy only on a press. Warns that the previous link becomes void.
 * [PLUS-1, GV-3]
 */
export function CopyLinkDialog({ row, onClose }: AccessDialogProps) {
  const { mutate, data, error, isPending } = useCopyLink();
  return (
    <FormModal
      title={words.copyTitle}
      cancelLabel={words.close}
      submitLabel={data ? undefined : words.makeLink}
      isBusy={isPending}
      failure={failureText(error)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(row);
      }}
      onClose={onClose}
    >
      {data ? <Link {...data} onClose={onClose} /> : <p>{words.makeLinkText(row.email)}</p>}
    </FormModal>
  );
}

interface LinkProps {
  readonly url: string;
  /** ISO 8601 */
  readonly expiresAt: string;
  readonly onClose: () => void;
}

function Link({ url, expiresAt, onClose }: LinkProps) {
  const date = dateText(Date.parse(expiresAt));
  return (
    <CopyField
      label={words.link}
      description={words.linkText(date)}
      copyByHand={words.copyText}
      value={url}
      copyLabel={words.copy}
      copied={words.copied(date)}
      onClose={onClose}
    />
  );
}
