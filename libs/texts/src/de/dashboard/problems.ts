import type * as english from '../../dashboard/problems.ts';
import type { Translation } from '../../translation.ts';
import { plural } from '../terms/figures.ts';

/** Texts of the problems above the workspaces. [PLUS-34] */
export const problems: Translation<typeof english.problems> = {
  title: (count) => plural(count, 'Störung', 'Störungen'),
  fold: 'Störungen ausblenden',
  unfold: 'Störungen einblenden',
  showMore: (count) => `${count} weitere anzeigen`,
  showLess: 'Weniger anzeigen',
  retryAll: (count) => `${count} wiederholen`,
  retryAllLabel: (count) => `${plural(count, 'Gerät', 'Geräte')} wiederholen`,
  details: 'Details',
  detailsOf: (device) => `Details von ${device}`,
  takeOn: 'Ich kümmere mich',
  takeOnOf: (device) => `Ich kümmere mich: ${device}`,
  mine: 'Sie kümmern sich',
  giveUp: 'Sie kümmern sich. Drücken Sie, wenn nicht mehr.',
  release: 'Ich kümmere mich nicht mehr',
  mineOf: (device) => `Sie kümmern sich: ${device}`,
  theirs: (name) => `${name} kümmert sich`,
  failed: (device, others) =>
    others === 0
      ? `${device} ist ausgefallen`
      : `${device} und ${plural(others, 'anderes Gerät', 'andere Geräte')} sind ausgefallen`,
  noOneIsOnIt: (workspace) => `${workspace}. Noch kümmert sich niemand.`,
  show: 'Anzeigen',
  close: 'Schließen',
  tab: (count, title) => `(${count}) ${title}`,
};
