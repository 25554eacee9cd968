import {
  API_TOKENS_LIMIT,
  API_TOKEN_NAME_MAX_LENGTH,
  type ApiScope,
  type ApiTokenIssue,
  type ScopeRefusal,
} from '@partyline/permissions';
import { FORM_ISSUE_TEXTS } from './forms.ts';

/** What a scope allows, within the user's rights. [PLUS-25] */
export const API_SCOPE_TEXTS = {
  'devices:read': 'See workspaces, devices and their history',
  'devices:control': 'Start, stop, edit, upgrade and open devices',
  'devices:manage': 'Add, move and unregister devices; create, rename and delete workspaces',
  'alerts:read': 'See alerts and their delivery logs',
  'alerts:manage': 'Create, change, test and delete alerts',
  'people:read': 'See members and invitations',
  'people:manage': 'Invite people, change and revoke access, as far as you may',
  'notifications:read': 'Read your notifications',
  'audit:read': 'Read the audit log',
} as const satisfies Record<ApiScope, string>;

/** Issues of a new token by code. [PLUS-25] */
export const API_TOKEN_ISSUE_TEXTS = {
  'wrong-type': 'This field has the wrong type.',
  'token-name-required': 'Name is required.',
  'token-name-too-long': `Name must be at most ${API_TOKEN_NAME_MAX_LENGTH} characters.`,
  'hidden-characters': FORM_ISSUE_TEXTS['hidden-characters'],
  'token-scopes-required': 'Choose at least one scope.',
  'token-scope-unknown': 'This scope is not known.',
  'token-days-unknown': 'Choose one of the periods.',
} as const satisfies Record<ApiTokenIssue, string>;

/** Why a call with a token is refused. */
export const SCOPE_REFUSAL_TEXTS = {
  'token-not-accepted': 'This cannot be done with an API token.',
  'scope-missing': 'This API token lacks the scope for this.',
} as const satisfies Record<ScopeRefusal, string>;

/** Names the missing scope. */
export function scopeMissingText(scope: ApiScope): string {
  return `This API token lacks the scope ${scope}.`;
}

/** The user's limit of tokens is reached. */
export const API_TOKEN_LIMIT_TEXT = `You can have ${API_TOKENS_LIMIT} API tokens. Revoke one to create another.`;
/** The token is unknown, expired or revoked, or its user has left; the answer does not reveal which. */
export const API_TOKEN_NOT_VALID_TEXT = 'This API token is not valid.';
