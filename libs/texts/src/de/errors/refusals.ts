import type { RefusalReason } from '@partyline/permissions';
import { startRefusalTextOf } from '../../terms/look-ups.ts';
import type { RefusalReader } from '../../errors/refusals.ts';
import type * as english from '../../errors/refusals.ts';
import type { Translation } from '../../translation.ts';
import { DECIDED_WORDINGS } from '../terms/decided-wordings.ts';
import { WORDINGS } from '../terms/wordings.ts';

/** Why a right is refused, for the disabled control and the API's error. [GC-5, GC-10, PLUS-7] */
export const PERMISSION_REFUSAL_TEXTS: Translation<typeof english.PERMISSION_REFUSAL_TEXTS> = {
  'unknown-role': 'Ihre Rolle ist hier nicht bekannt.',
  'no-right': 'Ihre Rolle erlaubt das nicht.',
  'partner-customer': DECIDED_WORDINGS.contactPartner,
  trial: DECIDED_WORDINGS.notInTrial,
  'no-plan': 'Ihr Partner richtet Ihr Intercom ein.',
  'default-workspace': 'Im Standard-Arbeitsbereich nicht verfügbar',
  dirty: 'Für diesen Arbeitsbereich ist noch eine Einladung, Übertragung oder Verschiebung offen.',
  expired: DECIDED_WORDINGS.subscriptionExpired,
  running: 'Stoppen Sie zuerst das Gerät.',
  'no-workspace': 'Dieses Gerät gehört zu keinem Arbeitsbereich.',
};

/** Why a device refuses a command. [GD-14, GP-14] */
export const COMMAND_REFUSAL_TEXTS: Translation<typeof english.COMMAND_REFUSAL_TEXTS> = {
  deleted: 'Dieses Gerät wurde gelöscht.',
  'in-progress': 'Das Gerät startet oder stoppt gerade. Warten Sie, bis es fertig ist.',
  'already-online': 'Das Gerät ist bereits online.',
  'already-offline': 'Das Gerät ist bereits offline.',
  'data-center-of-physical-device': 'Ein physisches Gerät hat kein Rechenzentrum.',
  'stop-before-data-center-change': DECIDED_WORDINGS.stopBeforeDataCenterChange,
};

/** Why a problem cannot be taken on. [PLUS-34] */
export const ACKNOWLEDGEMENT_REFUSAL_TEXTS: Translation<typeof english.ACKNOWLEDGEMENT_REFUSAL_TEXTS> = {
  'no-problem': 'Das Gerät hat keine Störung mehr.',
  acknowledged: 'Jemand anderes kümmert sich schon darum.',
};

/** Why a command cannot be withdrawn. [GD-11] */
export const WITHDRAWAL_REFUSAL_TEXTS: Translation<typeof english.WITHDRAWAL_REFUSAL_TEXTS> = {
  'nothing-open': 'Es läuft kein Starten oder Stoppen mehr.',
  'taken-by-host': 'Der Host hat den Befehl schon angenommen.',
  'perhaps-taken':
    'Der Befehl wurde gesendet und hat den Host vielleicht erreicht; er hat nicht geantwortet.',
};

/** Why a partner's customer cannot be added, accepted, withdrawn or released. [HZ-6] */
export const CUSTOMER_REFUSAL_TEXTS: Translation<typeof english.CUSTOMER_REFUSAL_TEXTS> = {
  'own-address': 'Ein Kunde braucht eine E-Mail-Adresse, die nicht zu Ihrem eigenen Konto gehört.',
  'customer-there-already': 'Diese Adresse ist bereits Ihr Kunde.',
  'customer-elsewhere':
    'Ihnen gehört das Konto eines Kunden eines anderen Partners. Bitten Sie diesen Partner um die Freigabe und nehmen Sie dann noch einmal an.',
  'offer-accepted': 'Der Kunde hat schon angenommen. Geben Sie ihn stattdessen frei.',
  'offer-open': 'Der Kunde hat noch nicht angenommen. Ziehen Sie das Angebot stattdessen zurück.',
  'customer-closed': 'Das ist kein Kunde mehr.',
  'release-asked': 'Die Freigabe wartet auf die Bestätigung der Inhaberin oder des Inhabers beim Kunden.',
  'release-not-asked': 'Ihr Partner bittet nicht mehr um eine Freigabe.',
};

/** Why a device cannot be opened. [DEV-23 … DEV-28, GD-23] */
export const OPEN_REFUSAL_TEXTS: Translation<typeof english.OPEN_REFUSAL_TEXTS> = {
  deleted: 'Dieses Gerät wurde gelöscht.',
  offline: 'Öffnen ist möglich, sobald das Gerät online ist.',
  initialising: 'Öffnen ist möglich, sobald DNS bereit ist.',
  'dns-error': 'DNS konnte nicht vorbereitet werden. Starten Sie das Gerät neu.',
  'dns-not-ready': 'Öffnen ist möglich, sobald DNS bereit ist.',
  'no-address': 'Öffnen ist möglich, sobald das Gerät seine Verwaltungsseite gemeldet hat.',
  'address-not-allowed':
    'Die Verwaltungsseite liegt auf keinem vertrauenswürdigen Host. Bitte wenden Sie sich an den Support.',
};

/** Names the account's owner, in the accusative; the account is named only to its members. */
export function accountOwnerText(accountName: string | null): string {
  return accountName === null ? 'den Kontoinhaber' : `den Inhaber von ${accountName}`;
}

/** Explains why a right is refused, and names who can grant it, or who can buy the plan. [GC-5, GD-35, PLUS-7] */
export function permissionRefusalText(reason: RefusalReason, reader: RefusalReader): string {
  const text = PERMISSION_REFUSAL_TEXTS[reason];
  const owner = accountOwnerText(reader.accountName);
  if (reason === 'no-right') return `${text} Wenden Sie sich an ${owner}.`;
  if (reason !== 'expired' && reason !== 'trial') return text;
  const whom = {
    buy: 'Gehen Sie zu „Abrechnung“',
    'ask-partner': 'Wenden Sie sich an Ihren Partner',
    'ask-owner': `Wenden Sie sich an ${owner}`,
  }[reader.purchase];
  const what = reason === 'expired' ? 'um es zu verlängern' : 'um einen Tarif zu wählen';
  return `${text.replace(/\.$/, '')}. ${whom}, ${what}.`;
}

/** Explains why a user who may give access cannot take it away, and names who can. [HZ-4, PLUS-7] */
export const takingRefusalText: typeof english.takingRefusalText = ({ accountName }) =>
  `Ihre Rolle kann Zugang geben, aber nicht entziehen. Wenden Sie sich an ${accountOwnerText(accountName)}.`;

/** Text of a refused start. [DEV-39, ERR-28, GD-36] */
export const startRefusalText: typeof english.startRefusalText = /* @__PURE__ */ startRefusalTextOf(
  WORDINGS.startNotAllowed,
  PERMISSION_REFUSAL_TEXTS,
);
