/** A profile with nothing wrong. */
export const PROFILE = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: 'Analytical Broadcast',
  marketCode: { value: 'BRD', label: 'Broadcast' },
  country: 'GBR',
  state: '',
  dataUsage: false,
  email: 'ada@example.org',
};
