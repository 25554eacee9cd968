/** How far a request has come. [BILL-14, GA-9] */
export const REQUEST_STATES = ['complete', 'pending', 'failure', 'inprogress'] as const;
/** One of {@link REQUEST_STATES}. */
export type RequestState = (typeof REQUEST_STATES)[number];

/** How far a step of several has come. [BILL-15, GA-9] */
export const STEP_STATES = ['inProgress', 'done'] as const;

/** How far a call about subscriptions has come. [BILL-16, GA-9] */
export const SUB_API_STATUSES = ['pending', 'in progress', 'complete', 'failure'] as const;
/** One of {@link SUB_API_STATUSES}. */
export type SubApiStatus = (typeof SUB_API_STATUSES)[number];
