import { API_TOKENS_LIMIT, API_TOKEN_NAME_MAX_LENGTH, type ApiScope } from '@partyline/permissions';
import type * as english from '../../errors/api-tokens.ts';
import type { Translation } from '../../translation.ts';
import { FORM_ISSUE_TEXTS } from './forms.ts';

/** What a scope allows, within the user's rights. [PLUS-25] */
export const API_SCOPE_TEXTS: Translation<typeof english.API_SCOPE_TEXTS> = {
  'devices:read': 'Arbeitsbereiche, Geräte und ihren Verlauf sehen',
  'devices:control': 'Geräte starten, stoppen, bearbeiten, aktualisieren und öffnen',
  'devices:manage':
    'Geräte hinzufügen, verschieben und entfernen; Arbeitsbereiche anlegen, umbenennen und löschen',
  'alerts:read': 'Alarme und ihre Zustellprotokolle sehen',
  'alerts:manage': 'Alarme anlegen, ändern, testen und löschen',
  'people:read': 'Mitglieder und Einladungen sehen',
  'people:manage': 'Personen einladen, Zugang ändern und entziehen, soweit Sie es dürfen',
  'notifications:read': 'Ihre Benachrichtigungen lesen',
  'audit:read': 'Das Protokoll lesen',
};

/** Issues of a new token by code. [PLUS-25] */
export const API_TOKEN_ISSUE_TEXTS: Translation<typeof english.API_TOKEN_ISSUE_TEXTS> = {
  'wrong-type': 'Dieses Feld hat den falschen Typ.',
  'token-name-required': 'Name ist erforderlich.',
  'token-name-too-long': `Name darf höchstens ${API_TOKEN_NAME_MAX_LENGTH} Zeichen lang sein.`,
  'hidden-characters': FORM_ISSUE_TEXTS['hidden-characters'],
  'token-scopes-required': 'Wählen Sie mindestens einen Bereich.',
  'token-scope-unknown': 'Dieser Bereich ist nicht bekannt.',
  'token-days-unknown': 'Wählen Sie einen der Zeiträume.',
};

/** Why a call with a token is refused. */
export const SCOPE_REFUSAL_TEXTS: Translation<typeof english.SCOPE_REFUSAL_TEXTS> = {
  'token-not-accepted': 'Das ist mit einem API-Token nicht möglich.',
  'scope-missing': 'Diesem API-Token fehlt der Bereich dafür.',
};

/** Names the missing scope. */
export function scopeMissingText(scope: ApiScope): string {
  return `Diesem API-Token fehlt der Bereich ${scope}.`;
}

/** The user's limit of tokens is reached. */
export const API_TOKEN_LIMIT_TEXT = `Sie können ${API_TOKENS_LIMIT} API-Token haben. Widerrufen Sie eines, um ein weiteres zu erstellen.`;
/** The token is unknown, expired or revoked, or its user has left; the answer does not reveal which. */
export const API_TOKEN_NOT_VALID_TEXT = 'Dieses API-Token ist nicht gültig.';
