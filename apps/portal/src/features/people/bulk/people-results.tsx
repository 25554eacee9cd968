import type { AccessRow } from '@partyline/contract';
import type { BulkAct } from '@partyline/invitations';
import { screens } from '@partyline/texts';
import { dateText } from '../../../dates.ts';
import { BulkResultsPanel } from '../../../shell/bulk/bulk-results-panel.tsx';
import type { BulkRun } from '../../../shell/bulk/bulk-run.ts';

const words = screens.peopleBulk;

/** Returns what an act did to a row. */
export function doneText(act: BulkAct, { kind }: AccessRow): string {
  const { done } = words;
  switch (act.action) {
    case 'set-end':
      return done.endsAt(typeof act.endsAtMs === 'number' ? dateText(act.endsAtMs) : null);
    case 'change-role':
      return act.roleName === undefined ? words.result.done : done.role(act.roleName);
    case 'revoke':
      return done.revoke[kind];
    default:
      return done[act.action];
  }
}

interface PeopleResultsProps {
  readonly run: BulkRun;
  readonly onClose: () => void;
}

/** Renders what the last act did to each row, or why the API refused it. [HZ-8] */
export function PeopleResults(props: PeopleResultsProps) {
  return (
    <BulkResultsPanel
      {...props}
      words={words}
      textOf={({ result, reason }) => (reason === '' ? words.result[result] : reason)}
    />
  );
}
