import { CSV_MAX_ROWS } from '@partyline/invitations';
import { countText, plural } from '../terms/figures.ts';

const people = (count: number): string => `${countText(count)} ${count === 1 ? 'invitation' : 'invitations'}`;

/** Texts of /manage-invite/import. */
export const importPeople = {
  title: 'Import invitations',
  back: 'Back to people',
  drop: 'Drop a .csv file here, or choose one',
  dropHint: `Columns: email, role, workspace, and access ends if you like. At most ${countText(CSV_MAX_ROWS)} rows.`,
  choose: 'Choose a file',
  another: 'Choose another file',
  template: 'Download the template',
  templateFile: 'invitations-template.csv',
  badFile: (name: string) => `${name.replace(/\.csv$/i, '')}-to-correct.csv`,
  notText: 'The file is not UTF-8 text. Save it as “CSV UTF-8” and choose it again.',
  unreadable: 'The file could not be read. Choose it again.',
  oneFile: 'Choose one file at a time.',
  fallback: (workspace: string) => `Rows that name no workspace are for ${workspace}.`,

  checking: (rows: number) => `Checking: ${plural(rows, 'row', 'rows')} read`,
  summary: 'What was checked',
  valid: (count: number) => `${countText(count)} ready to send`,
  invalid: (count: number) => `${countText(count)} to correct`,
  duplicate: (count: number) => `${countText(count)} there already`,
  sent: (count: number) => `${countText(count)} sent`,
  nothingSent: 'Nothing has been sent yet.',
  noRows: 'The file has a header and no rows.',
  rowsLabel: 'Checked rows',
  valueIssue: (value: string, reason: string) => `“${value}”: ${reason}`,
  sameRow: (row: number) => `The same as row ${row} of this file.`,
  groups: { bad: 'To correct', there: 'There already', ready: 'Ready to send', sent: 'Sent' },
  groupTexts: {
    bad: 'Nothing is sent to them.',
    there: 'Nothing is sent to them again.',
  },
  columns: {
    row: 'Row',
    email: 'E-mail',
    role: 'Role',
    workspace: 'Workspace',
    endsAt: 'Access ends',
    result: 'Result',
  },
  ok: 'Ready',
  fields: { email: 'E-mail', role: 'Role', workspace: 'Workspace', endsAt: 'Access ends' },
  send: (count: number) => `Send ${people(count)}`,
  nothingValid: 'No row can be sent. Correct the file and choose it again.',
  badRows: (count: number) => `Download ${plural(count, 'row', 'rows')} to correct`,
  more: 'Show more rows',

  sending: (done: number, all: number) => `${countText(done)} of ${people(all)} sent`,
  progress: 'Progress of sending',
  cancel: 'Stop sending',
  stopping: 'Stopping after this step',
  stopped: 'You stopped sending. The rest was not sent.',
  failed: 'Sending stopped. What was sent stays sent; try again to send the rest.',
  retry: (count: number) => `Send the remaining ${countText(count)}`,
  done: (sent: number) => `${people(sent)} sent.`,
  notSent: (count: number) => `${plural(count, 'row', 'rows')} not sent.`,

  leaveTitle: 'Leave the import?',
  leaveSending: 'Sending stops after the current step if you leave. What was sent stays sent.',
  leaveBadRows: (count: number) => `You have not downloaded the ${plural(count, 'row', 'rows')} to correct.`,
  leave: 'Leave',
  stay: 'Stay',
} as const;
