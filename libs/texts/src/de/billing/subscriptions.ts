import type { SubscriptionWarning } from '@partyline/subscriptions';
import type { TextedStanding } from '../../billing/subscriptions.ts';
import type * as english from '../../billing/subscriptions.ts';
import type { Translation } from '../../translation.ts';
import { plural } from '../terms/figures.ts';
import { PERMISSION_REFUSAL_TEXTS } from '../errors/refusals.ts';
import { billing } from './billing.ts';
import { ACCOUNT_WORDINGS } from '../terms/account-wordings.ts';

/** Why a subscription cannot be cancelled. [GB-12] */
export const CANCEL_REFUSAL_TEXTS: Translation<typeof english.CANCEL_REFUSAL_TEXTS> = {
  trial: 'Eine Testphase endet automatisch.',
  'not-subscribed': 'Dieses Abonnement ist bereits beendet.',
  'already-cancelled': 'Dieses Abonnement ist bereits gekündigt.',
};

/** Why a subscription cannot be resumed. [GB-32] */
export const RESUBSCRIBE_REFUSAL_TEXTS: Translation<typeof english.RESUBSCRIBE_REFUSAL_TEXTS> = {
  trial: 'Eine Testphase wird nicht verlängert. Wählen Sie stattdessen einen Tarif.',
  released: 'Der Kunde wurde freigegeben; das Abonnement läuft bis zu seinem Ende.',
  'period-over': 'Dieses Abonnement ist beendet. Kaufen Sie stattdessen ein neues.',
  'not-cancelled': 'Dieses Abonnement ist nicht gekündigt.',
};

/** Why a subscription cannot be deleted. [GB-12] */
export const DELETE_SUBSCRIPTION_REFUSAL_TEXTS: Translation<
  typeof english.DELETE_SUBSCRIPTION_REFUSAL_TEXTS
> = {
  'still-active':
    'Dieses Abonnement ist noch aktiv. Kündigen Sie es zuerst, und löschen Sie es nach seinem Ende.',
};

/** Why a plan cannot be changed, with the way out. [GB-12, GB-32, PLUS-19] */
export const PLAN_CHANGE_REFUSAL_TEXTS: Translation<typeof english.PLAN_CHANGE_REFUSAL_TEXTS> = {
  trial: 'Eine Testphase wird nicht geändert. Wählen Sie stattdessen unter „Tarife“ einen Tarif.',
  'not-subscribed': 'Dieses Abonnement ist beendet. Kaufen Sie stattdessen ein neues.',
  released: 'Der Kunde wurde freigegeben; das Abonnement läuft bis zu seinem Ende.',
  'past-due': 'Eine Zahlung ist überfällig. Bezahlen Sie diese zuerst, und ändern Sie dann den Tarif.',
  'change-pending':
    'Eine Änderung dieses Tarifs wartet auf Ihre Bank. Bestätigen oder verwerfen Sie diese zuerst, und ändern Sie dann den Tarif.',
};

/** Why a purchase is refused. [BILL-38, GB-11] */
export const CHECKOUT_REFUSAL_TEXTS: Translation<typeof english.CHECKOUT_REFUSAL_TEXTS> = {
  'past-due':
    'Eine Zahlung für dieses Abonnement ist überfällig. Bezahlen Sie sie zuerst; danach können Sie den Tarif wechseln oder neu kaufen.',
  'change-pending':
    'Eine Änderung dieses Tarifs wartet auf eine Bestätigung bei der Bank. Bestätigen oder verwerfen Sie diese zuerst unter „Abrechnung“.',
  'plan-already-active': ACCOUNT_WORDINGS.planAlreadyActive,
};

/** Why a waiting change is not withdrawn. */
export const WITHDRAW_REFUSAL_TEXTS: Translation<typeof english.WITHDRAW_REFUSAL_TEXTS> = {
  'no-change-pending':
    'Es wartet keine Änderung dieses Tarifs mehr: Sie wurde bestätigt, verworfen oder abgelehnt.',
};

/** Why no upgrade is offered. [BILL-29, BILL-30, GC-13] */
export const UPGRADE_REFUSAL_TEXTS: Translation<typeof english.UPGRADE_REFUSAL_TEXTS> = {
  ...PERMISSION_REFUSAL_TEXTS,
  'other-product-kind': 'Upgrades gibt es nur für Intercom-Abonnements.',
  'plan-not-on-sale': 'Dieser Tarif wird nicht mehr angeboten.',
  'highest-plan': 'Das ist bereits der größte Tarif.',
};

/** Checkboxes before a purchase. [GB-30, DEV-34] */
export const PURCHASE_WARNING_TEXTS: Translation<typeof english.PURCHASE_WARNING_TEXTS> = {
  'resets-configuration':
    'Der Wechsel aus der Testphase setzt die Konfiguration dieser Instanz zurück. Das kann nicht rückgängig gemacht werden.',
};

/** Polling for a bought plan timed out. [GB-3] */
export const PAYMENT_NOTIFIED_LATER_TEXT = 'Ihre Zahlung wird bearbeitet. Wir benachrichtigen Sie.';

/** Describes a subscription's warning; `dateOf` formats Unix milliseconds in the user's zone. [BILL-11, BILL-12, BILL-13] */
export function subscriptionWarningText(
  warning: SubscriptionWarning,
  dateOf: (ms: number) => string,
): string {
  switch (warning.kind) {
    case 'expired':
      return `Dieses Abonnement ist am ${dateOf(warning.atMs)} abgelaufen${deletionText(warning, dateOf)}.`;
    case 'past-due':
      return pastDueText(warning, dateOf);
    case 'ends-soon':
      return `Dieses Abonnement endet in ${plural(warning.daysLeft, 'Tag', 'Tagen')}, am ${dateOf(warning.atMs)}${deletionText(warning, dateOf)}.`;
    case 'cancelled':
      return warning.atMs === null
        ? 'Gekündigt: Alles funktioniert bis zum Ende der Laufzeit, dann endet das Abonnement und wird gelöscht.'
        : `Gekündigt: Alles funktioniert bis zum ${dateOf(warning.atMs)}, dann endet das Abonnement${deletionText(warning, dateOf)}.`;
    case 'will-be-deleted':
      return warning.atMs === null
        ? 'Dieses Abonnement wird gelöscht.'
        : `Dieses Abonnement wird am ${dateOf(warning.atMs)} gelöscht.`;
  }
}

/** Describes the same as the one short statement of a row; `dateOf` as above. [BILL-11, BILL-12, BILL-13, HZ-3] */
export function subscriptionStatementText(
  warning: SubscriptionWarning,
  dateOf: (ms: number) => string,
): string {
  const on = (what: string, atMs: number | null) => (atMs === null ? '' : `${what} ${dateOf(atMs)}`);
  switch (warning.kind) {
    case 'expired':
      return `${on('Beendet am', warning.atMs)}${on(', Löschung am', warning.deletedAtMs)}`;
    case 'past-due':
      if (warning.atMs === null) return 'Zahlung überfällig';
      return warning.isCancelled
        ? `${on('Unbezahlt, endet am', warning.atMs)}${on(', Löschung am', warning.deletedAtMs)}`
        : `${on('Bis', warning.atMs)} zahlen, sonst endet es`;
    case 'ends-soon':
      return `${on('Endet am', warning.atMs)}, in ${plural(warning.daysLeft, 'Tag', 'Tagen')}`;
    case 'cancelled':
      return warning.atMs === null
        ? 'Endet mit der Laufzeit'
        : `${on('Endet am', warning.atMs)}${on(', Löschung am', warning.deletedAtMs)}`;
    case 'will-be-deleted':
      return on('Löschung am', warning.atMs) || 'Wird gelöscht';
  }
}

/** States what an unpaid subscription needs, with its only end. [PLUS-19, HZ-3] */
function pastDueText(
  warning: Extract<SubscriptionWarning, { kind: 'past-due' }>,
  dateOf: (ms: number) => string,
): string {
  const { atMs, isCancelled } = warning;
  const isMissing = 'Eine Zahlung für dieses Abonnement ist überfällig.';
  if (atMs === null) return isMissing;
  if (!isCancelled) return `${isMissing} ${billing.subscriptions.graceEnds(dateOf(atMs))}`;
  return `Gekündigt, und eine Zahlung ist überfällig: Alles funktioniert bis zum ${dateOf(atMs)}, dann endet das Abonnement${deletionText(warning, dateOf)}.`;
}

function deletionText(
  { deletedAtMs }: { readonly deletedAtMs: number | null },
  dateOf: (ms: number) => string,
): string {
  return deletedAtMs === null ? '' : ` und wird am ${dateOf(deletedAtMs)} gelöscht`;
}

/** Names the account's plans, and says whether one has expired. [ENT-15, BILL-8, GB-13, GB-31] */
export function accountStandingText(standing: TextedStanding): string {
  const { hasExpiredSubscription, hasAnyValidVic } = standing;
  if (!hasExpiredSubscription) return plansText(standing);
  const expired = hasAnyValidVic
    ? 'Ein Abonnement ist abgelaufen.'
    : 'Keine Instanz hat noch ein gültiges Abonnement.';
  return `${plansText(standing)} ${expired}`;
}

function plansText({ subscription, subscriptionPlan: plans }: TextedStanding): string {
  if (subscription === 'free' || subscription === null) return 'Dieses Konto hat noch keinen Tarif.';
  if (plans.length === 0) return 'Dieses Konto hat keinen aktiven Tarif.';
  if (subscription === 'trial') return 'Dieses Konto ist in der Testphase.';
  const listed = plans.length === 1 ? plans[0] : `${plans.slice(0, -1).join(', ')} und ${plans.at(-1)}`;
  return `${plans.length === 1 ? 'Aktiver Tarif' : 'Aktive Tarife'}: ${listed}.`;
}
