import { SESSION_KEPT_DAYS } from '@partyline/session';
import {
  PRIVACY_POLICY as ENGLISH_POLICY,
  TERMS_OF_SERVICE as ENGLISH_TERMS,
  legalTitleOf,
  type LegalText,
} from '../../landing/legal.ts';
import type * as english from '../../landing/legal.ts';
import { plural } from '../terms/figures.ts';
import { TRIAL_DAYS_TEXT, TRIAL_USERS_TEXT } from './landing.ts';
import { PAGE_NAMES } from './page-titles.ts';

/** Title of a public document: product, area, name. [GR-14, ROUTE-27] */
export const legalPageTitle: typeof english.legalPageTitle = /* @__PURE__ */ legalTitleOf(
  PAGE_NAMES['/'].area,
);

const CONVENIENCE =
  'Diese Übersetzung dient nur dem leichteren Verständnis; verbindlich ist die englische Fassung.';

/** The terms at /terms-of-service. [EULA-7] */
export const TERMS_OF_SERVICE: LegalText = {
  title: 'Nutzungsbedingungen',
  date: ENGLISH_TERMS.date,
  lead: `Was Sie von uns erwarten können und wir von Ihnen. Zum Lesen geschrieben. ${CONVENIENCE}`,
  parts: [
    {
      title: 'Was der Dienst ist',
      text: [
        'Der Dienst betreibt Intercom-Instanzen in Rechenzentren und lässt Sie diese verwalten: starten und stoppen, Geräte verbinden, Personen einladen und ihnen Rechte geben.',
        'Sie dürfen ihn für die Menschen und die Veranstaltungen Ihrer eigenen Organisation nutzen und für die Personen, die Sie einladen. Ohne eine Vereinbarung mit uns dürfen Sie ihn nicht weiterverkaufen.',
      ],
    },
    {
      title: 'Ihr Konto',
      text: [
        'Behalten Sie Ihre Anmeldedaten für sich. Wer Inhaber eines Kontos ist, steht für das ein, was die dorthin eingeladenen Personen darin tun.',
        'Geben Sie anderen nur die Rechte, die sie brauchen, und nehmen Sie diese zurück, wenn die Arbeit getan ist. Wenn Sie glauben, dass jemand anderes Ihre Anmeldung benutzt, ändern Sie Ihr Passwort und melden Sie sich unter „Einstellungen“ überall ab.',
      ],
    },
    {
      title: 'Testphase, Tarife und Zahlung',
      text: [
        `Eine Testphase dauert ${TRIAL_DAYS_TEXT} für bis zu ${TRIAL_USERS_TEXT}, kostet nichts und endet automatisch.`,
        'Ein Tarif läuft für die Woche, den Monat oder das Jahr, die Sie bezahlt haben, und wird verlängert, bis Sie ihn kündigen. Sie sehen den genauen Betrag, bevor etwas berechnet wird. Nach einer Kündigung läuft er bis zum Ende des bezahlten Zeitraums.',
        'Wenn Sie eine Instanz stoppen, ist ihr Tarif damit nicht gekündigt.',
      ],
    },
    {
      title: 'Was wir tun, und was wir nicht versprechen können',
      text: [
        'Wir betreiben den Dienst mit Sorgfalt und kündigen geplante Arbeiten an. Die Netze zwischen Ihnen und einem Rechenzentrum gehören nicht uns.',
        'Verlassen Sie sich nicht allein auf den Dienst, wo Leben davon abhängen, gehört zu werden. Wir haften für Schäden, soweit das Gesetz es vorsieht, und nicht darüber hinaus.',
      ],
    },
    {
      title: 'Was nicht erlaubt ist',
      text: [
        'Sie dürfen den Dienst nicht rechtswidrig nutzen, andere nicht abhören, seine Grenzen nicht umgehen und ihn nicht so belasten, dass andere Schaden nehmen. Eine Instanz, die so genutzt wird, dürfen wir stoppen; wir teilen Ihnen das mit.',
      ],
    },
    {
      title: 'Das Ende',
      text: [
        'Sie können Ihren Zugang jederzeit unter „Einstellungen“ löschen, sobald Abonnements gekündigt sind und das, was Ihnen gehört, einen neuen Inhaber hat. Wir dürfen ein Konto beenden, das gegen diese Bedingungen verstößt, nachdem wir es Ihnen mitgeteilt haben, außer wenn Abwarten anderen schaden würde.',
        'Wenn sich diese Bedingungen ändern, werden Sie bei der nächsten Anmeldung gebeten, die neuen anzunehmen. Bis dahin gelten die alten.',
      ],
    },
  ],
};

/** The policy at /privacy-policy. [EULA-8] */
export const PRIVACY_POLICY: LegalText = {
  title: 'Datenschutzerklärung',
  date: ENGLISH_POLICY.date,
  lead: `Was wir über Sie speichern, warum, wie lange, und wie Sie es bekommen oder löschen können. ${CONVENIENCE}`,
  parts: [
    {
      title: 'Was wir speichern',
      text: [
        'Ihre E-Mail-Adresse und wie Sie sich anmelden; Name, Firma, Branche und Land, die Sie uns nennen; zu welchen Konten und Arbeitsbereichen Sie gehören und in welcher Rolle.',
        'Was in einem Konto getan wurde, von wem und wann, damit dessen Inhaber es sehen können; die Benachrichtigungen, die Sie bekommen; welche Geräte gestartet und gestoppt wurden.',
        `Wo Sie angemeldet sind: Browser, System und Netzwerkadresse, bis ${plural(SESSION_KEPT_DAYS, 'Tag', 'Tage')} nach der letzten Nutzung, damit Sie eine Anmeldung erkennen, die nicht von Ihnen ist.`,
        'Was Ihre Crew über die Intercom spricht, wird übertragen und nicht aufgezeichnet.',
      ],
    },
    {
      title: 'Wofür wir es verwenden',
      text: [
        'Um Sie einzulassen, Ihnen zu zeigen, was Sie sehen dürfen, Ihnen zu melden, was mit Ihren Geräten geschieht, und den Inhabern eines Kontos Rechnungen zu stellen.',
        'Wir schreiben Ihnen nur dann über den Dienst, wenn Sie zugestimmt haben, kontaktiert zu werden.',
      ],
    },
    {
      title: 'Nutzungsdaten',
      text: [
        'Welche Ansichten benutzt werden, messen wir nur, solange Sie angemeldet sind, und nur, wenn Sie Nutzungsdaten teilen. Im Europäischen Wirtschaftsraum, im Vereinigten Königreich und in der Schweiz ist das ausgeschaltet, bis Sie es einschalten. Sie ändern es unter „Einstellungen“.',
        'Wo dieser Dienst misst, erfährt Google Analytics die Art der Ansicht, zum Beispiel das Dashboard, und nie Ihren Namen, Ihre E-Mail-Adresse oder was auf der Ansicht steht. Es sieht Ihren Browser und Ihre Netzwerkadresse und erkennt Ihren Browser an Zufallszahlen wieder. Diese werden aus Ihrem Browser entfernt, wenn Sie keine Nutzungsdaten mehr teilen oder sich abmelden; was bis dahin gemessen wurde, bleibt dort, allein unter diesen Zahlen.',
      ],
    },
    {
      title: 'Wer sonst beteiligt ist',
      text: [
        'Ein Identitätsdienst meldet Sie an, ein Zahlungsdienst nimmt Zahlungen an, ein Maildienst stellt E-Mails zu, Rechenzentren betreiben Ihre Instanzen, und ein Analysedienst misst Nutzungsdaten, wenn Sie sie teilen. Jeder bekommt, was er dafür braucht, und sonst nichts. Wir verkaufen keine Daten.',
      ],
    },
    {
      title: 'In Ihrem Browser',
      text: [
        'Wir speichern Ihre Sitzung und Ihre Einstellungen, zum Beispiel das Design, in Ihrem Browser. Es gibt keine Cookies für Werbung und keine von anderen. Cookies, die die Nutzung messen, gibt es nur, wenn Sie Nutzungsdaten teilen; sie werden entfernt, wenn Sie das beenden oder sich abmelden.',
      ],
    },
    {
      title: 'Wie lange, und Ihre Rechte',
      text: [
        'Unter „Einstellungen“ können Sie Ihre Angaben sehen und ändern, alles exportieren, was wir über Sie speichern, und Ihren Zugang löschen. Gelöscht heißt: Ihre Anmeldung, Ihr Profil, Ihre Plätze in Konten, Ihre Benachrichtigungen und was Sie uns über das Kontaktformular gesendet haben.',
        'Rechnungen werden so lange aufbewahrt, wie das Gesetz es verlangt, ohne Ihren Namen. Das Protokoll dessen, was in einem Konto getan wurde, behält anstelle Ihres Namens eine Kennung.',
        'Sie können uns zu alldem auch schreiben und sich bei der Behörde beschweren, die dort, wo Sie leben, über den Datenschutz wacht.',
      ],
    },
  ],
};
