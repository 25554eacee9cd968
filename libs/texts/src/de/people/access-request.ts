import type * as english from '../../people/access-request.ts';
import type { MailedAccessRequest } from '../../people/access-request.ts';
import type { MailText } from '../../mails/mails.ts';
import { named } from '../../terms/quoted.ts';
import type { Translation } from '../../translation.ts';
import { footer, hello } from '../mails/mails.ts';
import { WHO_CAN_ACTS } from './who-can.ts';

/** Why a role is not asked for, or not given as it was asked for. [PLUS-35, PLUS-7] */
export const ACCESS_REQUEST_REFUSAL_TEXTS: Translation<typeof english.ACCESS_REQUEST_REFUSAL_TEXTS> = {
  'already-allowed': 'Die Rolle erlaubt das bereits.',
  'other-needs':
    'Eine Rolle allein würde das nicht erlauben: Ein Tarif, eine Verlängerung oder ein Zustand steht im Weg.',
  'no-way': 'Diese Rolle würde das nicht mehr erlauben, oder niemand darf sie vergeben.',
  'requester-left': 'Die Person, die gefragt hat, hat dort keinen Zugang mehr.',
  changed: 'Was sich ändern würde, ist nicht mehr das Gezeigte. Lesen Sie es noch einmal.',
  'end-passed': 'Das gewünschte Enddatum ist vorbei.',
  answered: 'Diese Anfrage ist bereits beantwortet.',
  'no-one-to-ask': 'Derzeit darf niemand diese Rolle vergeben.',
  'requested-today': 'Danach haben Sie bereits gefragt. Nach einem Tag können Sie wieder fragen.',
  'too-many-requests-today': 'Sie haben heute nach vielen Rollen gefragt. Versuchen Sie es morgen wieder.',
};

/** Asks one who may give a role for it. [PLUS-35] */
export const accessRequestMail = (asked: MailedAccessRequest): MailText => {
  const place = named(asked.workspace ?? asked.account, 'dem Konto');
  const requester = named(asked.requester, 'Ein Benutzer');
  return {
    subject: `${requester} bittet um eine Rolle in ${place}`,
    greeting: hello(asked.name),
    paragraphs: [
      `${requester} bittet um die Rolle „${asked.permission}“ in ${place} von ${named(asked.account, 'dem Konto')}. Zweck: ${WHO_CAN_ACTS[asked.act]}.`,
      'Nichts ändert sich, bis Sie antworten. Die Seite zeigt genau, was sich ändern würde. Auch andere, die die Rolle vergeben dürfen, wurden gefragt; die erste Antwort zählt.',
    ],
    action: { label: 'Lesen und antworten', url: asked.url },
    footer,
  };
};

/** Texts of the page on which a request for a role is answered. [PLUS-35] */
export const accessRequest: Translation<typeof english.accessRequest> = {
  title: 'Bitte um eine Rolle',
  loading: 'Die Anfrage wird geladen',
  loadFailed: 'Die Anfrage konnte nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  unknownTitle: 'Nicht gefunden',
  unknownText: 'Diese Anfrage gibt es in diesem Konto nicht, oder Sie können sie nicht mehr beantworten.',
  back: 'Personen zeigen',
  asks: (name, role) => `${name} bittet um die Rolle ${role}`,
  asksFor: (act, place) => `Zweck: ${act}, in ${place}.`,
  asked: (time) => `Gefragt am ${time}`,
  change: 'Was sich ändern würde',
  person: 'Wer',
  role: 'Rolle',
  fromTo: (from, to) => `${from} → ${to}`,
  noRole: 'Keine Rolle des Kontos',
  place: 'Wo',
  until: 'Bis',
  never: 'Kein Enddatum',
  endsNow: (date) => `${date}, wie jetzt`,
  endsThen: (date) => `${date}. Der Zugang endet dann ganz; er fällt nicht auf die jetzige Rolle zurück.`,
  endsAlone: (date) => `${date}. Andere Rollen bleiben erhalten.`,
  adds: 'Dazu kommt',
  resumed: 'Der Zugang ist jetzt ausgesetzt. Er wird mit der Rolle fortgesetzt.',
  invited: 'Eine Einladung mit dieser Rolle wird gesendet. Die Rolle gilt, sobald sie angenommen ist.',
  give: 'Rolle vergeben',
  decline: 'Jetzt nicht',
  given: (name, role) => `${name} hat jetzt die Rolle ${role}.`,
  invitationSent: (name, role) => `${name} ist als ${role} eingeladen.`,
  declined: (name) => `${name} erfährt, dass Sie sich vorerst dagegen entschieden haben.`,
  answered: {
    given: 'Diese Anfrage ist beantwortet: Die Rolle wurde vergeben.',
    declined: 'Diese Anfrage ist beantwortet: jetzt nicht.',
  },
  cannotGive: (reason) => `Das lässt sich jetzt nicht vergeben. ${reason}`,
};
