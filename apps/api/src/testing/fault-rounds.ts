/** How often a test kills its subject: 4 times, or FAULT_ROUNDS. The moments spread over the work. */
export const FAULT_ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 4);
