import type * as english from '../../billing/subscription-prompts.ts';
import type { Translation } from '../../translation.ts';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { shell } from '../shell/shell.ts';

/** Texts of the subscription prompts. [BILL-22 … BILL-30] */
export const subscriptionPrompts: Translation<typeof english.subscriptionPrompts> = {
  expired: {
    title: 'Abonnement abgelaufen',
    text: `${DECIDED_WORDINGS.subscriptionExpired} Was es umfasste, kann erst nach einem neuen Kauf wieder gestartet werden.`,
    goToBilling: 'Zur Abrechnung',
    later: 'Später',
    ended: (name, workspace, date) =>
      `${name}${workspace === null ? '' : ` in ${workspace}`}${date === null ? '' : `, seit ${date}`}`,
    andMore: (count) => `und ${count} weitere`,
  },
  seatsTaken: (users) =>
    users === 1
      ? 'Der einzige Benutzer dieses Tarifs ist verbunden.'
      : `Alle ${users} Benutzer dieses Tarifs sind verbunden.`,
  unpaid: (workspace, amount, date) =>
    [
      ...(workspace === null ? [] : [`in ${workspace}:`]),
      `${amount === null ? 'Eine Zahlung' : `Eine Zahlung über ${amount}`} ist fehlgeschlagen.`,
      ...(date === null ? [] : [`Alles funktioniert bis zum ${date}, dem letzten Tag zum Bezahlen.`]),
    ].join(' '),
  askToPay: (owner) => `Bitten Sie ${owner}, sie zu bezahlen.`,
  goToBilling: 'Zur Abrechnung',
  choosePlan: shell.trial.choosePlan,
  upgrade: 'Größeren Tarif wählen',
};
