import { plural } from '../terms/figures.ts';

/** Texts of the problems above the workspaces. [PLUS-34] */
export const problems = {
  title: (count: number) => plural(count, 'problem', 'problems'),
  fold: 'Hide the problems',
  unfold: 'Show the problems',
  showMore: (count: number) => `Show ${count} more`,
  showLess: 'Show fewer',
  retryAll: (count: number) => `Retry ${count}`,
  retryAllLabel: (count: number) => `Retry ${plural(count, 'device', 'devices')}`,
  details: 'Details',
  detailsOf: (device: string) => `Details of ${device}`,
  takeOn: 'I’m on it',
  takeOnOf: (device: string) => `I’m on it: ${device}`,
  mine: 'You are on it',
  giveUp: 'You are on it. Press when you no longer are.',
  release: 'I’m no longer on it',
  mineOf: (device: string) => `You are on it: ${device}`,
  theirs: (name: string) => `${name} is on it`,
  /** The message about devices that fail while the page is open. */
  failed: (device: string, others: number) =>
    others === 0
      ? `${device} failed`
      : `${device} and ${plural(others, 'other device', 'other devices')} failed`,
  noOneIsOnIt: (workspace: string) => `${workspace}. No one is on it yet.`,
  show: 'Show',
  close: 'Close',
  /** Before the title of the tab. */
  tab: (count: number, title: string) => `(${count}) ${title}`,
};
