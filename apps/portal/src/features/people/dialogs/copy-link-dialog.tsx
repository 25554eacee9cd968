import { screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { dateText } from '../../../dates.ts';
import { CopyField } from '../../../forms/copy-field.tsx';
import { failureText } from '../../../forms/failure-text.ts';
import { useCopyLink } from '../mutations.ts';
import type { AccessDialogProps } from './access-dialog.tsx';

const words = screens.manageInvite;

/**
 * Makes a new link and shows it: it is never answered again, and browsers allow copying only with a press. The link that was
 * copied before is void from now on, which the dialog says first. [PLUS-1, GV-3]
 */
export function CopyLinkDialog({ row, onClose }: AccessDialogProps) {
  const { mutate, data, error, isPending } = useCopyLink();
  const date = data === undefined ? '' : dateText(Date.parse(data.expiresAt));
  return (
    <FormModal
      title={words.copyTitle}
      cancelLabel={words.close}
      submitLabel={data === undefined ? words.makeLink : undefined}
      isBusy={isPending}
      failure={failureText(error)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(row);
      }}
      onClose={onClose}
    >
      {data === undefined ? (
        <p>{words.makeLinkText(row.email)}</p>
      ) : (
        <CopyField
          label={words.link}
          description={words.linkText(date)}
          copyByHand={words.copyText}
          value={data.url}
          copyLabel={words.copy}
          copied={words.copied(date)}
          onClose={onClose}
        />
      )}
    </FormModal>
  );
}
