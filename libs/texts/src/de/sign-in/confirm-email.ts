import type * as english from '../../sign-in/confirm-email.ts';
import type { Translation } from '../../translation.ts';

/** Texts of /confirm-email. */
export const confirmEmail: Translation<typeof english.confirmEmail> = {
  title: 'E-Mail-Adresse bestätigen',
  text: (email) =>
    `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn, um zu bestätigen, dass die Adresse Ihnen gehört.`,
  hint: 'Keine E-Mail? Sehen Sie im Spam-Ordner nach.',
  waiting:
    'Diese Seite geht weiter, sobald Sie den Link geöffnet haben, auf diesem Gerät oder einem anderen.',
  confirmed: 'Ich habe sie bestätigt',
  checking: 'Wird geprüft',
  notYet: 'Ihre E-Mail-Adresse ist noch nicht bestätigt.',
  resend: 'Neuen Link senden',
  resending: 'Wird gesendet',
  resendIn: (seconds) => `Sie können ihn in ${seconds} s erneut senden`,
  sent: (email) => `Ein neuer Link ist unterwegs an ${email}. Der vorherige funktioniert nicht mehr.`,
  useAnother: 'Andere Adresse verwenden',
  logOut: 'Abmelden',
  signInFirst: 'Melden Sie sich an, um Ihre E-Mail-Adresse zu bestätigen.',
  logIn: 'Anmelden',
};
