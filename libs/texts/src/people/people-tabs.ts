/** Texts around the pages below /manage-invite. [GR-2] */
export const peopleTabs = {
  title: 'People',
  label: 'People and permissions',
  people: 'People',
  whoCan: 'Who can…',
  permissions: 'Permissions',
} as const;

/** Texts around the pages below /activity. [HZ-9] */
export const activityTabs = {
  title: 'Activity',
  label: 'Log and alerts',
  log: 'Log',
  alerts: 'Alerts',
} as const;
