import type * as english from '../../../audit/acts/subscription-acts.ts';
import type { Translation } from '../../../translation.ts';

/** Sentences of acts on subscriptions, payments and customers of partners. [PLUS-22] */
export const SUBSCRIPTION_ACTS: Translation<typeof english.SUBSCRIPTION_ACTS> = {
  'partner.add': {
    label: 'Das Konto zum autorisierten Partner machen',
    done: (who, what) => `${who} hat das Konto ${what} zum autorisierten Partner gemacht`,
    refused: (who, what) =>
      `${who} wollte das Konto ${what} zum autorisierten Partner machen, das wurde *abgelehnt*`,
    failed: (who, what) =>
      `${who} wollte das Konto ${what} zum autorisierten Partner machen, das schlug fehl`,
  },
  'partner.customer-accept': {
    label: 'Das Angebot an etwas Gelöschtem annehmen',
    done: (who, what) => `${who} hat das Angebot an ${what} angenommen`,
    refused: (who, what) => `${who} wollte das Angebot an ${what} annehmen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Angebot an ${what} annehmen, das schlug fehl`,
    unnamed: 'einen Kunden',
  },
  'partner.customer-add': {
    label: 'Ein Angebot an etwas Gelöschtem machen',
    done: (who, what) => `${who} hat ein Angebot an ${what} gemacht`,
    refused: (who, what) => `${who} wollte ein Angebot an ${what} machen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte ein Angebot an ${what} machen, das schlug fehl`,
    unnamed: 'einen Kunden',
  },
  'partner.customer-release': {
    label: 'Den Kunden freigeben',
    done: (who, what) => `${who} hat den Kunden ${what} freigegeben`,
    refused: (who, what) => `${who} wollte den Kunden ${what} freigeben, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Kunden ${what} freigeben, das schlug fehl`,
  },
  'partner.customer-release-ask': {
    label: 'Die Freigabe des Kunden erbitten',
    done: (who, what) => `${who} hat die Freigabe des Kunden ${what} erbeten`,
    refused: (who, what) => `${who} wollte die Freigabe des Kunden ${what} erbitten, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Freigabe des Kunden ${what} erbitten, das schlug fehl`,
  },
  'partner.customer-release-decline': {
    label: 'Die Freigabe von etwas Gelöschtem ablehnen',
    done: (who, what) => `${who} hat die Freigabe von ${what} abgelehnt`,
    refused: (who, what) => `${who} wollte die Freigabe von ${what} ablehnen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte die Freigabe von ${what} ablehnen, das schlug fehl`,
    unnamed: 'einem Kunden',
  },
  'partner.customer-withdraw': {
    label: 'Das Angebot an etwas Gelöschtem zurückziehen',
    done: (who, what) => `${who} hat das Angebot an ${what} zurückgezogen`,
    refused: (who, what) => `${who} wollte das Angebot an ${what} zurückziehen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Angebot an ${what} zurückziehen, das schlug fehl`,
    unnamed: 'einen Kunden',
  },
  'partner.remove': {
    label: 'Das Konto zum direkten Kunden machen',
    done: (who, what) => `${who} hat das Konto ${what} zum direkten Kunden gemacht`,
    refused: (who, what) =>
      `${who} wollte das Konto ${what} zum direkten Kunden machen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Konto ${what} zum direkten Kunden machen, das schlug fehl`,
  },
  'payment.dispute': {
    label: 'Eine Zahlungsanfechtung vermerken',
    done: (who) => `${who} hat eine Zahlungsanfechtung vermerkt`,
    refused: (who) => `${who} wollte eine Zahlungsanfechtung vermerken, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte eine Zahlungsanfechtung vermerken, das schlug fehl`,
  },
  'payment.refund': {
    label: 'Eine Erstattung vermerken',
    done: (who) => `${who} hat eine Erstattung vermerkt`,
    refused: (who) => `${who} wollte eine Erstattung vermerken, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte eine Erstattung vermerken, das schlug fehl`,
  },
  'subscription.buy': {
    label: 'Das Abonnement kaufen',
    done: (who, what) => `${who} hat das Abonnement ${what} gekauft`,
    refused: (who, what) => `${who} wollte das Abonnement ${what} kaufen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Abonnement ${what} kaufen, das schlug fehl`,
  },
  'subscription.cancel': {
    label: 'Das Abonnement kündigen',
    done: (who, what) => `${who} hat das Abonnement ${what} gekündigt`,
    refused: (who, what) => `${who} wollte das Abonnement ${what} kündigen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Abonnement ${what} kündigen, das schlug fehl`,
  },
  'subscription.change': {
    label: 'Den Tarif des Abonnements ändern',
    done: (who, what) => `${who} hat den Tarif des Abonnements ${what} geändert`,
    refused: (who, what) => `${who} wollte den Tarif des Abonnements ${what} ändern, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Tarif des Abonnements ${what} ändern, das schlug fehl`,
  },
  'subscription.checkout': {
    label: 'Den Kauf des Abonnements beginnen',
    done: (who, what) => `${who} hat den Kauf des Abonnements ${what} begonnen`,
    refused: (who, what) => `${who} wollte den Kauf des Abonnements ${what} beginnen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte den Kauf des Abonnements ${what} beginnen, das schlug fehl`,
  },
  'subscription.delete': {
    label: 'Das Abonnement löschen',
    done: (who, what) => `${who} hat das Abonnement ${what} gelöscht`,
    refused: (who, what) => `${who} wollte das Abonnement ${what} löschen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Abonnement ${what} löschen, das schlug fehl`,
  },
  'subscription.end': {
    label: 'Das Abonnement beenden',
    done: (who, what) => `${who} hat das Abonnement ${what} beendet`,
    refused: (who, what) => `${who} wollte das Abonnement ${what} beenden, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Abonnement ${what} beenden, das schlug fehl`,
  },
  'subscription.follow': {
    label: 'Das Abonnement aktualisieren',
    done: (who, what) => `${who} hat das Abonnement ${what} aktualisiert`,
    refused: (who, what) => `${who} wollte das Abonnement ${what} aktualisieren, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Abonnement ${what} aktualisieren, das schlug fehl`,
  },
  'subscription.open-billing': {
    label: 'Das Abrechnungsportal öffnen',
    done: (who) => `${who} hat das Abrechnungsportal geöffnet`,
    refused: (who) => `${who} wollte das Abrechnungsportal öffnen, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte das Abrechnungsportal öffnen, das schlug fehl`,
  },
  'subscription.withdraw-change': {
    label: 'Die wartende Änderung eines Abonnements verwerfen',
    done: (who) => `${who} hat die wartende Änderung eines Abonnements verworfen`,
    refused: (who) =>
      `${who} wollte die wartende Änderung eines Abonnements verwerfen, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte die wartende Änderung eines Abonnements verwerfen, das schlug fehl`,
  },
  'subscription.resubscribe': {
    label: 'Das Abonnement fortsetzen',
    done: (who, what) => `${who} hat das Abonnement ${what} fortgesetzt`,
    refused: (who, what) => `${who} wollte das Abonnement ${what} fortsetzen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Abonnement ${what} fortsetzen, das schlug fehl`,
  },
  'subscription.tax': {
    label: 'Das Abonnement mit Steuer versehen',
    done: (who, what) => `${who} hat das Abonnement ${what} mit Steuer versehen`,
    refused: (who, what) => `${who} wollte das Abonnement ${what} mit Steuer versehen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Abonnement ${what} mit Steuer versehen, das schlug fehl`,
  },
  'subscription.tax-told': {
    label: 'Den Inhabern die Steuer der Abonnements mitteilen',
    done: (who) => `${who} hat den Inhabern die Steuer der Abonnements mitgeteilt`,
    refused: (who) =>
      `${who} wollte den Inhabern die Steuer der Abonnements mitteilen, das wurde *abgelehnt*`,
    failed: (who) => `${who} wollte den Inhabern die Steuer der Abonnements mitteilen, das schlug fehl`,
  },
  'subscription.warn': {
    label: 'Das Ende des Abonnements ankündigen',
    done: (who, what) => `${who} hat das Ende des Abonnements ${what} angekündigt`,
    refused: (who, what) =>
      `${who} wollte das Ende des Abonnements ${what} ankündigen, das wurde *abgelehnt*`,
    failed: (who, what) => `${who} wollte das Ende des Abonnements ${what} ankündigen, das schlug fehl`,
  },
};
