/** What no law of the book can see, and the tests that look at it instead. */
interface Limit {
  readonly what: string;
  /** Relative to the repository. */
  readonly tests: readonly string[];
}

export const LIMITS: readonly Limit[] = [
  {
    what: 'Rules that SQL repeats, so that a list is read in one statement: the laws run the rule, these tests compare both row by row.',
    tests: [
      'apps/api/src/records/workspaces/sql-rules.test.ts',
      'apps/api/src/records/invitations/sql-rules.test.ts',
      'apps/api/src/modules/invitations/list/sql-rules.test.ts',
      'apps/api/src/records/instances/sql-rules.test.ts',
      'apps/api/src/records/notifications/sql-rules.test.ts',
      'apps/api/src/records/subscriptions/sql-rules.test.ts',
      'apps/api/src/modules/alerts/sql-rules.test.ts',
    ],
  },
  {
    what: 'Two calls at the same time: a machine takes one step after the other, which the locks of the API make true.',
    tests: ['apps/api/src/modules/ownership/transfer/transfer-ownership.test.ts'],
  },
  {
    what: 'Schedules between two ticks: the rules say when a run is due and whether it goes ahead; that the API takes each due run once is proved there.',
    tests: ['apps/api/src/modules/schedules/run-schedule.test.ts'],
  },
  {
    what: 'Since when a payment is missing, if the provider has another one missing by the time it is read: it does not say so. Reads are minutes apart, payments a week at least.',
    tests: ['apps/api/src/modules/payments/events/payment-events.test.ts'],
  },
  {
    what: 'Order and layout of screens (display) but for what is listed there, and words (texts), but that there is one for each code.',
    tests: [],
  },
];
