import type { TransferRow } from '@partyline/contract';
import { Button, Group, Text } from '@mantine/core';
import { screens } from '@partyline/texts';
import { BusyButton } from '@partyline/ui';
import { dateText } from '../dates.ts';
import { failureText } from '../forms/failure-text.ts';
import { openDialog } from '../shell/dialogs/dialogs.ts';
import { showMessage } from '../shell/messages/show-message.ts';
import type { TransferAnswer } from './answer-transfer-dialog.tsx';
import { useResendOwnership } from './mutations.ts';

const words = screens.ownership;

const nameOf = (name: string, email: string) => (name === '' ? email : name);

/** Writes who asks whom for what. [OWN-3, GO-1, GO-6] */
export function lineOf({ kind, isSubmitter, placeName, ...row }: TransferRow): string {
  const line = words.line[kind];
  return isSubmitter
    ? line.mine(nameOf(row.recipientName, row.recipientEmail), placeName)
    : line.theirs(nameOf(row.requesterName, row.requesterEmail), placeName);
}

interface TransferNoticeProps {
  readonly transfer: TransferRow;
  /** Closes the panel that the notice is in. */
  readonly onLeave: () => void;
  readonly className: string | undefined;
}

/** Renders an open transfer or request with this user's answers. [OWN-3, OWN-7, OWN-8, GO-1, GO-6] */
export function TransferNotice({ transfer, onLeave, className }: TransferNoticeProps) {
  const resend = useResendOwnership();
  const { id, kind, isAnswerer, isSubmitter, expiresAt } = transfer;
  const answer = (asked: TransferAnswer) => {
    onLeave();
    openDialog('answer-transfer', { transfer, asked });
  };
  const sendAgain = async () => {
    await resend.mutateAsync(id);
    showMessage({ type: 'success', message: words.resent });
  };
  const failure = failureText(resend.error);
  return (
    <li className={className}>
      <Text component="p" flex={1} miw="min(100%, 240px)">
        {lineOf(transfer)}{' '}
        <Text component="span" c="dimmed">
          {words.until(dateText(Date.parse(expiresAt)))}
        </Text>
      </Text>
      <Group gap={8}>
        {isAnswerer ? (
          <>
            <Button size="xs" onClick={() => answer('reject')}>
              {words.reject}
            </Button>
            <Button size="xs" variant="filled" onClick={() => answer('accept')}>
              {kind === 'transfer' ? words.accept : words.agree}
            </Button>
          </>
        ) : null}
        {isSubmitter ? (
          <>
            <BusyButton
              size="xs"
              isBusy={resend.isPending}
              // The mutation holds the error.
              onClick={() => void sendAgain().catch(() => undefined)}
            >
              {words.resend}
            </BusyButton>
            <Button size="xs" onClick={() => answer('cancel')}>
              {words.withdraw}
            </Button>
          </>
        ) : null}
      </Group>
      {failure === null ? null : <p role="alert">{failure}</p>}
    </li>
  );
}
