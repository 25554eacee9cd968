import { Button, TextInput } from '@mantine/core';
import { screens } from '@partyline/texts';
import { FormModal } from '@partyline/ui';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { dateText } from '../../../dates.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { raiseAlert } from '../../../shell/alerts.ts';
import { useCopyLink } from '../mutations.ts';
import type { AccessDialogProps } from './access-dialog.tsx';

const words = screens.manageInvite;
const COPY = <IconCopy size={16} stroke={1.75} aria-hidden="true" />;

/**
 * Makes a new link and shows it: it is never answered again, and browsers allow copying only with a press. The link that was
 * copied before is void from now on, which the dialog says first. [PLUS-1, GV-3]
 */
export function CopyLinkDialog({ row, onClose }: AccessDialogProps) {
  const { mutate, data, error, isPending } = useCopyLink();
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), [data]);
  const copy = async (url: string, date: string) => {
    try {
      await navigator.clipboard.writeText(url);
      onClose();
      raiseAlert({ type: 'success', message: words.copied(date) });
    } catch {
      setRefused(true);
      field.current?.select();
    }
  };
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
        <>
          <TextInput
            ref={field}
            label={words.link}
            description={isRefused ? words.copyText : words.linkText(dateText(Date.parse(data.expiresAt)))}
            value={data.url}
            readOnly
          />
          <Button
            variant="filled"
            leftSection={COPY}
            onClick={() => void copy(data.url, dateText(Date.parse(data.expiresAt)))}
          >
            {words.copy}
          </Button>
        </>
      )}
    </FormModal>
  );
}
