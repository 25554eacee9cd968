import type * as english from '../../sign-in/profile-gate.ts';
import type { Translation } from '../../translation.ts';
import { TEXTS_LOCALE } from '../terms/product.ts';

const list = new Intl.ListFormat(TEXTS_LOCALE, { type: 'conjunction' });

/** Describes a step such as "Vorname und Land ausfüllen": the German verb comes last. */
function step(verb: string, labels: readonly string[]): string[] {
  return labels.length === 0 ? [] : [`${list.format(labels)} ${verb}`];
}

/** Texts around the license agreement that covers the page. */
export const profileGate: Translation<typeof english.profileGate> = {
  versionOf: (date) => `Fassung vom ${date}`,
  agreement: 'Die Vereinbarung',
  loading: 'Die Vereinbarung wird geladen',
  newVersion:
    'Die Vereinbarung hat sich geändert, seit Sie sie angenommen haben. Bitte lesen Sie sie erneut.',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  opensInNewTab: 'öffnet in einem neuen Tab',
  accept: 'Annehmen',
  accepting: 'Wird angenommen',
  decline: 'Ablehnen und abmelden',
  acceptWaitsForText: 'Annehmen ist möglich, sobald die Vereinbarung geladen ist.',
  acceptWaitsFor: ({ missing, 'too-long': tooLong, 'too-short': tooShort, wrong }, isConsentMissing) => {
    const steps = [
      ...step('ausfüllen', missing),
      ...step('kürzen', tooLong),
      ...step('verlängern', tooShort),
      ...step('berichtigen', wrong),
      ...(isConsentMissing ? ['der Kontaktaufnahme zustimmen'] : []),
    ];
    return `Bitte noch vor dem Annehmen: ${steps.join('; ')}.`;
  },
};
