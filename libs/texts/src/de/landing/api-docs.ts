import type * as english from '../../landing/api-docs.ts';
import type { Translation } from '../../translation.ts';

/** Texts of /api/docs. [PLUS-25] */
export const API_DOCS_TEXTS: Translation<typeof english.API_DOCS_TEXTS> = {
  title: (product) => `${product}-API`,
  document: 'Diese Seite als OpenAPI-Dokument',
  contents: 'Inhalt',
  scopes: 'Bereiche von API-Token',
  scopesText:
    'Erstellen Sie ein API-Token unter „Einstellungen, API-Tokens“ und senden Sie es als „Authorization: Bearer plt_…“. Ein Token hat die Bereiche, für die es erstellt wurde, und nie mehr Rechte, als sein Benutzer gerade hat.',
  noToken: 'Hier wird kein API-Token angenommen.',
  takesScope: 'Ein API-Token braucht den Bereich',
  access: 'Wer aufrufen darf',
  parameters: 'Parameter',
  body: 'Inhalt der Anfrage',
  answer: 'Daten einer erfolgreichen Antwort',
  errors: 'Fehler',
  schemas: 'Schemata',
  required: 'erforderlich',
  optional: 'optional',
};

/** Callers of a route by permission kind. */
export const ROUTE_ACCESS_TEXTS: Translation<typeof english.ROUTE_ACCESS_TEXTS> = {
  public: 'Alle',
  visitor: 'Alle; ein angemeldeter Benutzer wird erkannt',
  signature: 'Ein fremder Dienst, durch seine Signatur',
  bearer: 'Ein angemeldeter Benutzer',
  member: 'Ein Mitglied des Kontos, das im Token genannt ist',
  account: 'Ein Mitglied mit dem Recht am Konto',
  workspace: 'Ein Mitglied mit dem Recht am Arbeitsbereich',
  instance: 'Ein Mitglied mit dem Recht an der Instanz',
  support: 'Der Support, mit einem Support-Token',
};
