/**
 * The markets that a profile or a lead can name, in the order in which they are offered: codes that are kept, and their
 * labels. Whoever finds none of them fitting says it in words of their own. [EULA-31, ENT-24, GE-8]
 */
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
