/** Texts of the line at the foot of a page, and of its panel. [HZ-10] */
export const notices = {
  title: 'Notices',
  count: (count: number) => (count === 1 ? '1 notice' : `${count} notices`),
  none: 'No notices',
  more: (count: number) => `${count} more`,
  allInBilling: 'All in billing',
  close: 'Close',
  later: 'Later',
  laterFor: (name: string) => `Later: ${name}`,
  live: 'Live',
} as const;
