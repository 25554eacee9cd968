/** Exports that only tests import, or that knip cannot follow, each with its reason. Only to become fewer. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  forecastCredit: 'the sandbox proves it against the invoices it writes',
  isDirty: 'the SQL rule is compared with it',
  WorkspaceMember: 'as isDirty takes it',
  listContradictions: 'the demo is checked with it',
  PLAIN_NAMES: 'tests run through the list',
  lastAnnouncement: 'tests read what was announced',
  listFromFirestore: 'its module is imported late and as a whole',
  untilShown: 'its module is imported late and as a whole',
  CUSTOMER_STATES: 'the column of the database is compared with it',
};

/** The text for every code of these lists is checked by a test of completeness. */
export const CLOSED_LIST = /(?:REFUSALS|REASONS|ISSUES|ISSUE_CODES|LIMITS|FAILURES|WARNINGS)$/;
