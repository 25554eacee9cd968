import type { TransferRow } from '@partyline/contract';
import { screens } from '@partyline/texts';
import { BusyButton, ConfirmModal } from '@partyline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dateText } from '../dates.ts';
import { failureText } from '../forms/failure-text.ts';
import { showMessage } from '../shell/messages/show-message.ts';
import { MessageBox } from '../shell/messages/message-box.tsx';
import {
  useAcceptOwnership,
  useCancelOwnership,
  useRejectOwnership,
  useResendOwnership,
} from './mutations.ts';
import styles from './open-transfers.module.css';
import { transfersQuery, TRANSFERS_KEY } from './queries.ts';
import { type EffectKind, useRefetchOn } from '../session/feed/notification-feed.ts';

const words = screens.ownership;

/** Renders the open transfers and requests from or to the user; nothing for none. [OWN-3, GO-1, GO-6] */
export function OpenTransfers() {
  const { data = [] } = useQuery(transfersQuery);
  useTransferUpdates();
  if (data.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={words.openLabel}>
      {data.map((transfer) => (
        <OwnershipTransfer key={transfer.id} transfer={transfer} />
      ))}
    </ul>
  );
}

const nameOf = (name: string, email: string) => (name === '' ? email : name);

function lineOf({ kind, isSubmitter, placeName, ...row }: TransferRow): string {
  const line = words.line[kind];
  return isSubmitter
    ? line.mine(nameOf(row.recipientName, row.recipientEmail), placeName)
    : line.theirs(nameOf(row.requesterName, row.requesterEmail), placeName);
}

type Asked = 'accept' | 'reject' | 'cancel';

/** Renders one transfer or request with this user's actions. [OWN-7, OWN-8, GO-6] */
function OwnershipTransfer({ transfer }: { readonly transfer: TransferRow }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const accept = useAcceptOwnership();
  const reject = useRejectOwnership();
  const cancel = useCancelOwnership();
  const resend = useResendOwnership();
  const all = [accept, reject, cancel, resend];
  const isBusy = all.some(({ isPending }) => isPending);
  const failure = failureText(all.map(({ error }) => error).find((error) => error !== null) ?? null);
  const { id, placeName, isAnswerer, isSubmitter, expiresAt } = transfer;
  const run = async (work: Promise<unknown>, message: string) => {
    setAsked(null);
    await work;
    showMessage({ type: 'success', message });
  };
  const confirm = () => {
    const runs = {
      accept: () => run(accept.mutateAsync(id), words.accepted(placeName)),
      reject: () => run(reject.mutateAsync(id), words.rejected),
      cancel: () => run(cancel.mutateAsync(id), words.withdrawn),
    };
    // The mutations hold the errors.
    if (asked !== null) runs[asked]().catch(() => undefined);
  };
  return (
    <li className={styles.item}>
      <p className={styles.text}>
        {lineOf(transfer)}{' '}
        <span className={styles.until}>{words.until(dateText(Date.parse(expiresAt)))}</span>
      </p>
      <div className={styles.buttons}>
        {isAnswerer ? (
          <>
            <BusyButton size="xs" isBusy={isBusy} onClick={() => setAsked('reject')}>
              {words.reject}
            </BusyButton>
            <BusyButton size="xs" variant="filled" isBusy={isBusy} onClick={() => setAsked('accept')}>
              {transfer.kind === 'transfer' ? words.accept : words.agree}
            </BusyButton>
          </>
        ) : null}
        {isSubmitter ? (
          <>
            <BusyButton
              size="xs"
              isBusy={isBusy}
              onClick={() => void run(resend.mutateAsync(id), words.resent).catch(() => undefined)}
            >
              {words.resend}
            </BusyButton>
            <BusyButton size="xs" isBusy={isBusy} onClick={() => setAsked('cancel')}>
              {words.withdraw}
            </BusyButton>
          </>
        ) : null}
      </div>
      {failure === null ? null : (
        <div className={styles.failure}>
          <MessageBox type="error">{failure}</MessageBox>
        </div>
      )}
      {asked === null ? null : (
        <Confirm asked={asked} transfer={transfer} onConfirm={confirm} onCancel={() => setAsked(null)} />
      )}
    </li>
  );
}

interface ConfirmProps {
  readonly asked: Asked;
  readonly transfer: TransferRow;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** States the consequences before an answer. [OWN-15, GO-5] */
function Confirm({ asked, transfer, ...on }: ConfirmProps) {
  const { kind, scope, placeName, requesterName, requesterEmail } = transfer;
  const requester = nameOf(requesterName, requesterEmail);
  if (asked === 'accept') {
    const isTransfer = kind === 'transfer';
    return (
      <ConfirmModal
        title={isTransfer ? words.acceptTitle(placeName) : words.agreeTitle(placeName)}
        confirmLabel={isTransfer ? words.accept : words.agree}
        cancelLabel={words.cancel}
        {...on}
      >
        {isTransfer ? words.acceptText[scope] : words.agreeText(requester)}
      </ConfirmModal>
    );
  }
  const isReject = asked === 'reject';
  return (
    <ConfirmModal
      title={isReject ? words.rejectTitle : words.withdrawTitle}
      confirmLabel={isReject ? words.reject : words.withdraw}
      cancelLabel={words.cancel}
      tone="danger"
      {...on}
    >
      {isReject ? words.rejectText(requester) : words.withdrawText}
    </ConfirmModal>
  );
}

/** Effects that open or close a transfer or request. */
const RELEVANT: ReadonlySet<EffectKind> = new Set(['reload-workspaces', 'refresh-token']);

/** Refetches transfers and requests when workspaces or rights change. [WS-27, GC-11] */
function useTransferUpdates(): void {
  useRefetchOn(RELEVANT, TRANSFERS_KEY);
}
