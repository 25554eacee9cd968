/** [OWN-3] */
export const TRANSFER_STATES = ['notInitiated', 'inProgress', 'transition', 'done'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** `open`: the other party opens the link, or answers. The other party rejects, the submitter revokes. [GO-2] */
export const TRANSFER_EVENTS = ['submit', 'open', 'apply', 'reject', 'expire', 'cancel'] as const;
export type TransferEvent = (typeof TRANSFER_EVENTS)[number];

/** Missing events change nothing. [GO-2] */
const NEXT: Readonly<Record<TransferState, Partial<Record<TransferEvent, TransferState>>>> = {
  notInitiated: { submit: 'inProgress' },
  inProgress: { open: 'transition', reject: 'notInitiated', expire: 'notInitiated', cancel: 'notInitiated' },
  transition: { apply: 'done', reject: 'notInitiated', expire: 'notInitiated', cancel: 'notInitiated' },
  done: { submit: 'inProgress' },
};

/** Returns the state after an event; unchanged if the table has no entry. [OWN-3, GO-2] */
export function nextTransferState(state: TransferState, event: TransferEvent): TransferState {
  const row = NEXT[state];
  return (Object.hasOwn(row, event) ? row[event] : undefined) ?? state;
}

/** Returns whether a transfer is neither applied nor ended. [GO-2, GO-7] */
export function isTransferOpen(state: TransferState): boolean {
  return state === 'inProgress' || state === 'transition';
}
