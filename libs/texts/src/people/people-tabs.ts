/** The words around the pages below /manage-invite: who has access, what each role allows, what was done. [GR-2] */
export const peopleTabs = {
  title: 'People',
  label: 'People and permissions',
  people: 'People',
  permissions: 'Permissions',
  audit: 'Audit log',
  alerts: 'Alerts',
  schedules: 'Schedules',
} as const;
