import type * as english from '../../people/people-bulk.ts';
import type { Translation } from '../../translation.ts';
import { countText, plural } from '../terms/figures.ts';
import { roleNameText } from '../terms/role-names.ts';

const invitations = (count: number): string => plural(count, 'Einladung', 'Einladungen');
const people = (count: number): string => plural(count, 'Person', 'Personen');
const both = (invited: number, members: number): string =>
  [invited > 0 ? invitations(invited) : '', members > 0 ? people(members) : '']
    .filter((part) => part !== '')
    .join(' und ');

/** Texts of the selection of /manage-invite and of the acts on it. [HZ-8] */
export const peopleBulk: Translation<typeof english.peopleBulk> = {
  select: (email, place) => `${email}, ${place} auswählen`,
  selectAll: (list) => `Alle auswählen: ${list}`,
  selecting: 'Alle werden ausgewählt',
  allSelected: (count) => `Alle ${countText(count)} sind ausgewählt`,
  someSelected: (count, unseen) =>
    unseen === 0
      ? `${countText(count)} ausgewählt`
      : `${countText(count)} ausgewählt, ${countText(unseen)} davon nicht zu sehen`,
  label: 'Aktionen für die ausgewählten Personen',
  selected: (count) => `${countText(count)} ausgewählt`,
  kinds: (invited, members) =>
    [invited > 0 ? invitations(invited) : '', members > 0 ? people(members) : '']
      .filter((part) => part !== '')
      .join(', '),
  clear: 'Auswahl aufheben',
  export: (count) => `${countText(count)} exportieren`,

  acts: {
    resend: (count) => `${countText(count)} erneut senden`,
    'set-end': (count) => `Enddatum für ${countText(count)}`,
    'change-role': (count) => `Rolle von ${countText(count)} ändern`,
    suspend: (count) => `${countText(count)} aussetzen`,
    resume: (count) => `${countText(count)} freigeben`,
    revoke: (invited, members) =>
      members === 0 ? `${countText(invited)} zurückziehen` : `${countText(invited + members)} entfernen`,
  },
  none: {
    resend: 'Keine ausgewählte Einladung kann erneut gesendet werden.',
    'set-end': 'Kein ausgewählter Zugang kann ein Enddatum haben.',
    'change-role': 'Keine ausgewählte Rolle kann geändert werden.',
    suspend: 'Keine ausgewählte Person kann ausgesetzt werden.',
    resume: 'Keine ausgewählte Person ist ausgesetzt.',
    revoke: 'Kein ausgewählter Zugang kann entfernt werden.',
  },
  titles: {
    resend: (count) => `${invitations(count)} erneut senden?`,
    'set-end': (count) => `Wann endet der Zugang von ${countText(count)}?`,
    'change-role': (count) => `Rolle von ${countText(count)} ändern`,
    suspend: (count) => `${people(count)} aussetzen?`,
    resume: (count) => `${people(count)} wieder freigeben?`,
    revoke: (invited, members) => `${both(invited, members)} entfernen?`,
  },
  texts: {
    resend: 'Jede bekommt einen neuen Link per E-Mail. Frühere Links gelten nicht mehr.',
    suspend: 'Der Zugang entfällt sofort. Die Rollen bleiben für die Zeit nach der Freigabe erhalten.',
    resume: 'Der Zugang besteht sofort wieder.',
    revoke:
      'Links von Einladungen funktionieren nicht mehr. Mitglieder verlieren ihre Rollen sofort, in jedem Browser.',
  },
  role: 'Rolle',
  roleFits: (count, all) => `Ändert ${countText(count)} von ${countText(all)}`,
  endsAt: 'Zugang endet',
  chooseRole: 'Wählen Sie zuerst eine Rolle.',
  fitsNone: 'Nichts von der Auswahl kann so geändert werden.',
  affected: (count) => `${countText(count)} dafür ausgewählt`,
  leftOut: (count) => `${countText(count)} ausgelassen`,
  cancel: 'Abbrechen',

  results: 'Ergebnisse der letzten Aktion',
  progress: (done, count) => `${countText(done)} von ${countText(count)}`,
  result: {
    waiting: 'Wartet',
    working: 'In Arbeit',
    sent: 'Erledigt',
    done: 'Erledigt',
    failed: 'Fehlgeschlagen',
    cancelled: 'Übersprungen',
  },
  done: {
    resend: 'Erneut gesendet',
    suspend: 'Ausgesetzt',
    resume: 'Hat wieder Zugang',
    revoke: { invitation: 'Zurückgezogen', membership: 'Entfernt' },
    endsAt: (date) => (date === null ? 'Kein Enddatum' : `Endet am ${date}`),
    role: (role) => roleNameText(role),
  },
  retryFailed: (count) => `${countText(count)} fehlgeschlagene wiederholen`,
  cancelRest: 'Rest abbrechen',
  closeResults: 'Ergebnisse schließen',
};

/** Why a bulk act leaves a row out, besides the refusals of its menu. [HZ-8] */
export const BULK_REFUSAL_TEXTS: Translation<typeof english.BULK_REFUSAL_TEXTS> = {
  own: 'Das ist Ihr eigener Zugang.',
  'not-invited': 'Ein Mitglied hat keine Einladung, die erneut gesendet werden kann.',
  'not-member': 'Eine Einladung kann nicht ausgesetzt oder freigegeben werden.',
  'is-suspended': 'Bereits ausgesetzt.',
  'not-suspended': 'Nicht ausgesetzt.',
  'same-role': 'Hat diese Rolle bereits.',
  'same-end': 'Hat dieses Enddatum bereits.',
  'other-level': 'Rollen des Kontos ändern sich nicht.',
  hidden: 'Das gehört hier nicht zu Ihrer Rolle.',
};
