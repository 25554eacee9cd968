import type { Law } from '@partyline/kernel/law';
import type { LawSource, Outcome } from './outcome.ts';
import { runMachine } from './run-machine.ts';
import { runTable } from './run-table.ts';

/** Runs a law to its end or its first fault. */
export function runLaw(law: Law, source: LawSource): Outcome {
  return law.kind === 'table' ? runTable(law, source) : runMachine(law, source);
}
