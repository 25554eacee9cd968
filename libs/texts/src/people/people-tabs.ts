/** Texts around the pages below /manage-invite. [GR-2] */
export const peopleTabs = {
  title: 'People',
  label: 'People and permissions',
  people: 'People',
  permissions: 'Permissions',
  audit: 'Audit log',
  alerts: 'Alerts',
  schedules: 'Schedules',
} as const;
