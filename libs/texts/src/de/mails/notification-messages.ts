import { formatPrice } from '@partyline/pricing';
import type { PauseReason, ScheduleAction } from '@partyline/schedules';
import type { EndNoticeKind } from '@partyline/subscriptions';
import { named } from '../../terms/quoted.ts';
import { notificationTextOf, type NotificationTexts } from '../../terms/notification-text.ts';
import { failureReasonText } from '../dashboard/device/device-states.ts';
import { WHO_CAN_ACTS } from '../people/who-can.ts';
import { plural } from '../terms/figures.ts';
import { roleNameText } from '../terms/role-names.ts';
import { TEXTS_LOCALE } from '../terms/product.ts';
import { timeText } from './mails.ts';
import { notifiedPlace } from './places.ts';

const OUTCOMES = {
  accepted: 'wurde angenommen',
  rejected: 'wurde abgelehnt',
  expired: 'ist abgelaufen',
  cancelled: 'ist beendet',
} as const;

const KINDS = { transfer: 'Übertragung', request: 'Anforderung' } as const;

/** States when something ends: "innerhalb eines Tages", "in 7 Tagen". */
export const daysText = (days: number): string => (days === 1 ? 'innerhalb eines Tages' : `in ${days} Tagen`);

const ENDINGS: Readonly<Record<EndNoticeKind, (what: string, when: string) => string>> = {
  trial: (what, when) => `Die Testphase für ${what} endet ${when}.`,
  cancelled: (what, when) => `Das Abonnement für ${what} ist gekündigt und endet ${when}.`,
  'past-due': (what, when) => `Die Zahlungsfrist für ${what} endet ${when}.`,
};

const VERBS = { start: 'starten', stop: 'stoppen' } as const satisfies Record<ScheduleAction, string>;

const PAUSES: Readonly<Record<PauseReason, (action: ScheduleAction) => string>> = {
  user: () => 'Ein Benutzer hat ihn pausiert',
  'owner-right': (action) =>
    `Der Benutzer, der ihn zuletzt gespeichert hat, darf dort keine Geräte mehr ${VERBS[action]}`,
  'device-gone': () => 'Das Gerät ist nicht mehr dort',
  'workspace-gone': () => 'Der Arbeitsbereich wurde gelöscht',
};

/** Texts of the notification list, one sentence per code. [NOTIF-2, NOTIF-9] */
export const notificationMessages: NotificationTexts = {
  'device-failed': ({ device, workspace, reason }) => {
    const failed = `${named(device, 'Ein Gerät')} in ${named(workspace, 'einem Arbeitsbereich')} ist ausgefallen`;
    return reason === '' ? `${failed}.` : `${failed}: ${named(failureReasonText(reason), '')}`;
  },
  'ownership-submitted': (transfer) =>
    transfer.kind === 'transfer'
      ? `${named(transfer.requester, 'Ein Benutzer')} bietet Ihnen die Inhaberschaft ${notifiedPlace(transfer).of} an.`
      : `${named(transfer.requester, 'Ein Benutzer')} bittet um die Inhaberschaft ${notifiedPlace(transfer).of}.`,
  'ownership-answered': (transfer) =>
    `Ihre ${KINDS[transfer.kind]} der Inhaberschaft ${notifiedPlace(transfer).of} ${OUTCOMES[transfer.outcome]}.`,
  'access-changed': (place) =>
    `Sie haben jetzt die Rolle „${roleNameText(place.role)}“ ${notifiedPlace(place).in}.`,
  'access-suspended': (place) => `Ihr Zugang ${notifiedPlace(place).to} ist ausgesetzt.`,
  'access-resumed': (place) => `Sie haben wieder Zugang ${notifiedPlace(place).to}.`,
  'access-removed': (place) => `Sie haben keinen Zugang ${notifiedPlace(place).to} mehr.`,
  'access-ending': (place) => `Ihr Zugang ${notifiedPlace(place).to} endet ${daysText(place.daysLeft)}.`,
  'invitation-accepted': (place) =>
    `${named(place.email, 'Ein Benutzer')} hat Ihre Einladung ${notifiedPlace(place).to} angenommen.`,
  'access-requested': (asked) =>
    `${named(asked.requester, 'Ein Benutzer')} bittet um die Rolle „${roleNameText(asked.role)}“ ${notifiedPlace(asked).in}. Zweck: ${WHO_CAN_ACTS[asked.act]}.`,
  'access-request-answered': ({ act, state, ...place }) =>
    `Ihrer Bitte um eine Rolle ${notifiedPlace(place).in} (Zweck: ${WHO_CAN_ACTS[act]}) wurde ${state === 'given' ? 'entsprochen' : 'vorerst nicht entsprochen'}.`,
  'subscription-ending': (end) =>
    ENDINGS[end.kind](
      end.instance === null
        ? notifiedPlace({ ...end, workspace: null }).whole
        : named(end.instance, 'eine Intercom'),
      daysText(end.daysLeft),
    ),
  'tax-added': ({ account }) =>
    `Ab der nächsten Rechnung kommt zu den Preisen von ${named(account, 'Ihrem Konto')} die Steuer hinzu, nach Ihrer Rechnungsadresse.`,
  'tax-location-missing': ({ account }) =>
    `Die Steuer für ${named(account, 'Ihr Konto')} lässt sich nicht berechnen: Die Rechnungsadresse fehlt oder ist unvollständig. Ergänzen Sie sie unter „Abrechnung verwalten“.`,
  'payment-failed': (failed) => {
    const { amount, instance, endsAt } = failed;
    const payment =
      amount === null ? 'Eine Zahlung' : `Eine Zahlung über ${formatPrice(amount, TEXTS_LOCALE)}`;
    const { whole, in: inPlace } = notifiedPlace(failed);
    const what = instance === null ? whole : `${named(instance, 'eine Intercom')} ${inPlace}`;
    return `${payment} für ${what} ist fehlgeschlagen. Bezahlen Sie bis zum ${timeText(new Date(endsAt))}; bis dahin funktioniert alles.`;
  },
  'payment-confirmation': (wanted) => {
    const { amount, instance, changesTo, endsAt } = wanted;
    const { whole, in: inPlace } = notifiedPlace(wanted);
    const what = instance === null ? whole : `${named(instance, 'eine Intercom')} ${inPlace}`;
    const payment = `die Zahlung über ${formatPrice(amount, TEXTS_LOCALE)} für ${what}`;
    const then = changesTo === null ? '' : ` Danach wechselt der Tarif zu ${changesTo}.`;
    return `Ihre Bank bittet Sie, ${payment} zu bestätigen, bis zum ${timeText(new Date(endsAt))}.${then}`;
  },
  'customer-accepted': ({ company, email }) =>
    `${named(email, 'Ein Benutzer')} hat Ihr Angebot angenommen: ${named(company, 'Eine Firma')} ist jetzt Ihr Kunde.`,
  'customer-withdrawn': ({ company, name }) =>
    `${named(name, 'Ein Benutzer')} hat das Angebot an ${named(company, 'eine Firma')} zurückgezogen.`,
  'customer-released': ({ company }) =>
    `${named(company, 'Ein Kunde')} kauft ab jetzt selbst: Was Sie bezahlt haben, läuft bis zu seinem Ende.`,
  'customer-closed': ({ company }) => `${named(company, 'Ein Kunde')} hat sein Konto geschlossen.`,
  'release-declined': ({ company }) =>
    `${named(company, 'Ein Kunde')} hat die Freigabe abgelehnt: Sie kaufen die Tarife weiterhin.`,
  'release-asked': ({ partner }) =>
    `${named(partner, 'Ihr Partner')} möchte dieses Konto freigeben. Bestätigen Sie das unter „Abrechnung“, oder lehnen Sie es ab.`,
  'account-released': ({ partner }) =>
    `${named(partner, 'Ihr Partner')} kauft die Tarife dieses Kontos nicht mehr. Was bezahlt ist, läuft bis zu seinem Ende: Wählen Sie vorher einen Tarif.`,
  'purchase-active': (bought) =>
    `Ihr Kauf ist abgeschlossen: ${bought.plan} für ${plural(bought.users, 'Benutzer', 'Benutzer')} ist aktiv.`,
  'purchase-refused': (bought) =>
    `Ihre Zahlung für ${bought.plan} mit ${plural(bought.users, 'Benutzer', 'Benutzern')} konnte nicht angenommen werden. Sie bekommen Ihr Geld zurück.`,
  'devices-moved': (move) =>
    `${plural(move.count, 'Gerät wurde', 'Geräte wurden')} von ${named(move.from, 'einem Arbeitsbereich')} nach ${named(move.to, 'einem Arbeitsbereich')} verschoben.`,
  'schedule-paused': (paused) =>
    `Der Zeitplan ${named(paused.schedule, 'ohne Namen')} im Arbeitsbereich ${named(paused.workspace, 'ohne Namen')} ist pausiert: ${PAUSES[paused.reason](paused.action)}.`,
  'workspace-deleted': (deleted) =>
    `Der Arbeitsbereich ${named(deleted.workspace, 'ohne Namen')} wurde gelöscht.`,
};

/** Words a notification. [GN-4, PLUS-30] */
export const notificationText = /* @__PURE__ */ notificationTextOf(notificationMessages);
