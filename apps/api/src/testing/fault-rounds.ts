const asked = process.env['FAULT_ROUNDS'];

/**
 * How often a test kills what it tests: 4 times, or as often as FAULT_ROUNDS says. The moments are spread over the work
 * whatever the number, so more rounds look closer.
 */
export const FAULT_ROUNDS = Number(asked ?? 4);

/** The same of tests that start the API in every round, which takes most of their time: 2 when FAULT_ROUNDS does not say. */
export const START_ROUNDS = Number(asked ?? 2);
