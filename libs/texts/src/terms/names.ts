/** Initial names of a new account and its contents; instances are numbered. */
export const FIRST_NAMES = {
  account: 'My account',
  workspace: 'Default',
  instance: 'Intercom',
  instanceModel: 'Virtual intercom',
} as const;

/** Markets of profiles and leads, in display order: stored codes and labels. Free text is possible too. [EULA-31, ENT-24, GE-8] */
export const MARKETS = [
  { value: 'broadcast', label: 'Broadcast' },
  { value: 'live-events', label: 'Live events' },
  { value: 'theatre', label: 'Theatre and performing arts' },
  { value: 'sports', label: 'Sports' },
  { value: 'film', label: 'Film and television production' },
  { value: 'house-of-worship', label: 'House of worship' },
  { value: 'corporate', label: 'Corporate and conferences' },
  { value: 'education', label: 'Education' },
  { value: 'government', label: 'Government and public safety' },
  { value: 'rental', label: 'Rental and staging' },
  { value: 'other', label: 'Other' },
] as const;
