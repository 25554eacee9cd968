/** How far a transfer or a request of an ownership has come. [OWN-3] */
export const TRANSFER_STATES = ['notInitiated', 'inProgress', 'transition', 'done'] as const;
/** One of {@link TRANSFER_STATES}. */
export type TransferState = (typeof TRANSFER_STATES)[number];

/**
 * What happens to one: it is submitted; the other party opens the link (or answers), so that it is being applied; it is
 * applied; the other party rejects it; its link expires; whoever submitted it takes it back. [GO-2]
 */
export const TRANSFER_EVENTS = ['submit', 'open', 'apply', 'reject', 'expire', 'cancel'] as const;
/** One of {@link TRANSFER_EVENTS}. */
export type TransferEvent = (typeof TRANSFER_EVENTS)[number];

/** What stands here changes the state; every other event in a state changes nothing. [GO-2] */
const NEXT: Readonly<Record<TransferState, Partial<Record<TransferEvent, TransferState>>>> = {
  notInitiated: { submit: 'inProgress' },
  inProgress: { open: 'transition', reject: 'notInitiated', expire: 'notInitiated', cancel: 'notInitiated' },
  transition: { apply: 'done', reject: 'notInitiated', expire: 'notInitiated', cancel: 'notInitiated' },
  done: { submit: 'inProgress' },
};

/** The state after an event; the same one where the table has no entry, so also for an event that nobody knows. [OWN-3, GO-2] */
export function nextTransferState(state: TransferState, event: TransferEvent): TransferState {
  const row = NEXT[state];
  return (Object.hasOwn(row, event) ? row[event] : undefined) ?? state;
}

/** Whether a transfer or request is open: submitted, and neither applied nor ended otherwise. [GO-2, GO-7] */
export function isTransferOpen(state: TransferState): boolean {
  return state === 'inProgress' || state === 'transition';
}
