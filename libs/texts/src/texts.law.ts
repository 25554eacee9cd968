import { LANGUAGES, type Language } from '@partyline/display';
import { INVITATION_REFUSALS, ROW_ACTION_REFUSALS } from '@partyline/invitations';
import type { TableLaw } from '@partyline/kernel/law';
import { API_TOKEN_ISSUES, REFUSAL_REASONS, SCOPE_REFUSALS } from '@partyline/permissions';
import { CATALOGUE_ISSUE_CODES } from '@partyline/pricing';
import { CUSTOMER_REFUSALS } from '@partyline/roles';
import { textsFor, type Texts } from './by-language.ts';

/** Tables of texts, and the closed list of the codes of each; null: the codes are the keys in English. */
const TABLES = {
  ERROR_TEXTS: null,
  PERMISSION_REFUSAL_TEXTS: REFUSAL_REASONS,
  CUSTOMER_REFUSAL_TEXTS: CUSTOMER_REFUSALS,
  SCOPE_REFUSAL_TEXTS: SCOPE_REFUSALS,
  API_TOKEN_ISSUE_TEXTS: API_TOKEN_ISSUES,
  CATALOGUE_ISSUE_TEXTS: CATALOGUE_ISSUE_CODES,
  COMMAND_REFUSAL_TEXTS: null,
  OPEN_REFUSAL_TEXTS: null,
  WITHDRAWAL_REFUSAL_TEXTS: null,
  ACKNOWLEDGEMENT_REFUSAL_TEXTS: null,
  REQUEST_ISSUE_TEXTS: null,
} as const satisfies Partial<Record<keyof Texts, readonly string[] | null>>;
type TableName = keyof typeof TABLES;

interface TextQuestion {
  readonly language: Language;
  readonly table: TableName;
  readonly code: string;
}

const tableOf = (language: Language, table: TableName): Readonly<Record<string, unknown>> =>
  textsFor(language)[table];

function* everyText(): Generator<TextQuestion> {
  for (const table of Object.keys(TABLES) as TableName[])
    // The names are the keys.
    for (const code of TABLES[table] ?? Object.keys(tableOf('en', table)))
      for (const language of LANGUAGES) yield { language, table, code };
}

export const codeTexts: TableLaw<TextQuestion> = {
  kind: 'table',
  name: 'code-texts',
  sentence:
    'Every code that a user may see has one text in every language: words of that language, not the code, and no text of a code that is none.',
  ids: ['GX-3', 'GC-10', 'PLUS-30', 'PLUS-7'],
  universe: [
    'errors, and the refusals of permissions, customers, tokens, commands, requests and catalogues',
    'every language',
  ],
  bound: 1_000,
  isQuick: true,
  questions: everyText,
  faultOf({ language, table, code }) {
    const text = tableOf(language, table)[code];
    if (typeof text !== 'string') return 'It has no text.';
    if (text !== text.trim() || text === '' || text === code || /[{}]|undefined/.test(text))
      return `Its text is "${text}".`;
    if (language !== 'en' && text === tableOf('en', table)[code])
      return `Its text is the English one, "${text}".`;
    const codes = Object.keys(tableOf('en', table));
    const added = Object.keys(tableOf(language, table)).filter((other) => !codes.includes(other));
    return added.length === 0 ? null : `There are texts for ${added.join(', ')}.`;
  },
  tell: ({ language, table, code }) => [`In ${language}, ${table} has a text for ${code}.`],
};

/** The wordings of the specification, to the letter. [ERR-7 … ERR-38] */
const WORDINGS = {
  'request-timeout': 'We are unable to process the request, Please try again!',
  internal: 'Something went wrong!',
  unauthenticated: 'Your session expired, please login again!',
  'request-not-proper': 'Your request is not proper!',
  'action-link-not-valid': 'Invalid or expired action code',
  'recent-login-required': 'This requires recent Login. Please login again before retrying.',
  'plan-already-active': 'You have already an active plan.',
  'trial-used': 'You have already an active plan.',
  'device-not-deletable': 'Device can not be deleted',
  'start-not-allowed': 'User is not allowed to start VIC.',
  'active-subscriptions': 'Please delete all your active subscriptions before deleting the account',
  'workspace-owner-account-delete': "Please delete all workspace's owners",
  'shared-workspace': 'Please delete owner to delete this workspace.',
  'devices-running': 'Please stop devices to delete this workspace.',
} as const satisfies Partial<Record<keyof Texts['ERROR_TEXTS'], string>>;
type WordedError = keyof typeof WORDINGS;

interface WordingQuestion {
  readonly error: WordedError;
}

export const specifiedWordings: TableLaw<WordingQuestion> = {
  kind: 'table',
  name: 'specified-wordings',
  sentence: 'Where the specification gives the words of an error, it is told in exactly these.',
  ids: ['ERR-7', 'ERR-14', 'ERR-28', 'WS-18', 'GX-3', 'GX-4'],
  universe: ['14 errors that the specification words'],
  bound: 14,
  isQuick: true,
  // The names are the keys.
  questions: () => (Object.keys(WORDINGS) as WordedError[]).map((error) => ({ error })),
  faultOf({ error }) {
    const text = textsFor('en').ERROR_TEXTS[error];
    return text === WORDINGS[error] ? null : `It is told as "${text}".`;
  },
  tell: ({ error }) => [`The error ${error} is told.`],
};

interface RefusalQuestion {
  readonly language: Language;
  readonly reason: string;
}

export const invitationTexts: TableLaw<RefusalQuestion> = {
  kind: 'table',
  name: 'invitation-texts',
  sentence: 'Every reason that refuses an invitation or a change of an access has a text in every language.',
  ids: ['GV-8', 'PLUS-7', 'PLUS-30', 'INV-16', 'INV-17'],
  universe: ['every reason of invitations, rows and permissions', 'every language'],
  bound: 100,
  isQuick: true,
  *questions() {
    for (const language of LANGUAGES)
      for (const reason of [...INVITATION_REFUSALS, ...ROW_ACTION_REFUSALS]) yield { language, reason };
  },
  faultOf({ language, reason }) {
    const tables = Object.entries(textsFor(language)).filter(
      ([name, table]) => name.endsWith('_TEXTS') && typeof table === 'object' && Object.hasOwn(table, reason),
    );
    const texts = tables.map(([, table]) => (table as Readonly<Record<string, unknown>>)[reason]); // It has the key.
    return texts.some(
      (text) => typeof text === 'function' || (typeof text === 'string' && text.trim() !== ''),
    )
      ? null
      : 'It has no text.';
  },
  tell: ({ language, reason }) => [
    `An invitation is refused for ${reason}, and the reader's language is ${language}.`,
  ],
};
