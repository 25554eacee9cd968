/** Progress of a request. [BILL-14, GA-9] */
export const REQUEST_STATES = ['complete', 'pending', 'failure', 'inprogress'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Progress of one of several steps. [BILL-15, GA-9] */
export const STEP_STATES = ['inProgress', 'done'] as const;

/** Progress of a subscription call. [BILL-16, GA-9] */
export const SUB_API_STATUSES = ['pending', 'in progress', 'complete', 'failure'] as const;
export type SubApiStatus = (typeof SUB_API_STATUSES)[number];
