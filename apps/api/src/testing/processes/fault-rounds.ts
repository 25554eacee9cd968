const asked = process.env['FAULT_ROUNDS'];

/**
 * How often a test kills its target: 4 times, or FAULT_ROUNDS. The moments are spread over the work, so more rounds look closer.
 */
export const FAULT_ROUNDS = Number(asked ?? 4);

/** The same for tests that start the API in every round: 2 by default. */
export const START_ROUNDS = Number(asked ?? 2);

/** Returns the milliseconds within which a test of that many rounds ends, on a machine six times slower than usual. */
export const withinRounds = (rounds: number): number => 300_000 + rounds * 30_000;
