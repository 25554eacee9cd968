/**
 * How often a test kills what it tests: 4 times, or as often as FAULT_ROUNDS says. The moments are spread over the work
 * whatever the number, so more rounds look closer.
 */
export const FAULT_ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 4);
