import { EULA as ENGLISH } from '../../landing/eula.ts';
import type { Translation } from '../../translation.ts';

/** The German license agreement, of the version of the English one, which is binding. [EULA-3, EULA-4, EULA-5, GE-9, GE-13] */
export const EULA: Translation<typeof ENGLISH> = {
  version: ENGLISH.version,
  language: 'de',
  title: 'Lizenzvereinbarung',
  date: ENGLISH.date,
  body: [
    'Diese Übersetzung dient nur dem leichteren Verständnis. Verbindlich ist die englische Fassung.',
    'Mit diesem Dienst betreiben Sie Intercom-Instanzen in der Cloud und verwalten die Geräte, die mit ihnen sprechen. Sie dürfen ihn für die Menschen und die Veranstaltungen Ihrer eigenen Organisation nutzen und für die Personen, die Sie einladen.',
    'Behalten Sie Ihre Anmeldedaten für sich, geben Sie anderen nur die Rechte, die sie brauchen, und nehmen Sie diese zurück, wenn die Arbeit getan ist. Was Ihre Crew über die Intercom spricht, bleibt unter ihr: Wir übertragen es, wir zeichnen es nicht auf.',
    'Eine Testphase endet von selbst und kostet nichts. Ein Abonnement läuft bis zum Ende des bezahlten Zeitraums und wird verlängert, bis Sie es kündigen. Wenn Sie eine Instanz stoppen, ist ihr Abonnement damit nicht gekündigt.',
    'Wir betreiben den Dienst mit Sorgfalt, kündigen geplante Arbeiten an und haften für ihn, soweit das Gesetz es vorsieht. Verlassen Sie sich nicht allein auf ihn, wo Leben davon abhängen, gehört zu werden.',
    'Unter „Mein Konto“ können Sie jederzeit Ihre Daten exportieren und Ihren Zugang löschen.',
  ].join('\n\n'),
  tosUrl: ENGLISH.tosUrl,
  privacyUrl: ENGLISH.privacyUrl,
};
