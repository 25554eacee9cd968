import { po } from 'gettext-parser';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type * as english from '@partyline/texts';
import { AUDIT_ACTION_TEXTS } from '@partyline/texts';
import { afterEach, describe, expect, it } from 'vitest';
import { Refusal } from './po/read-po.ts';
import { readLanguage } from './catalogue/language.ts';
import { run } from './run.ts';

const TEXTS = join(import.meta.dirname, '../../../libs/texts/src');
const ENGLISH = `import { quoted } from './terms/quoted.ts';
import { plural } from './terms/figures.ts';
export const TEXTS_LOCALE = 'en-GB';
/** A screen. */
export const shell = {
  title: 'Devices',
  greet: (name: string, role: string) => \`Hello \${name}, you are \${quoted(role)}.\`,
  count: (count: number) => plural(count, 'device', 'devices'),
  days: (days: number) => (days === 1 ? '1 day left' : \`\${days} days left\`),
  kind: (kind: string) => (kind === 'line' ? 'A line' : 'A device'),
} as const;
`;
const GERMAN = ENGLISH.replace('Devices', 'Geräte').replace(
  "'A line' : 'A device'",
  "'Eine Leitung' : 'Gerät'",
);

type Catalogue = typeof english;

const folders: string[] = [];
/** Makes a folder of this repository, so that imports of its packages resolve. */
function makeFolder(): string {
  const parent = join(import.meta.dirname, '../reports');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'texts-'));
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function makeTexts() {
  const root = makeFolder();
  mkdirSync(join(root, 'de'));
  writeFileSync(join(root, 'shell.ts'), ENGLISH);
  writeFileSync(join(root, 'de/shell.ts'), GERMAN);
  const at = { root, workingFolder: root };
  return {
    root,
    call: (...args: string[]) => run(args, at),
    read: (path: string) => readFileSync(join(root, path), 'utf8'),
    /** Exports a language and changes the file. */
    edit: (language: string, change: (source: string) => string) => {
      run(['export', language], at);
      const path = join(root, `${language}.po`);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    },
  };
}

/** Fills in the translation of an English text. */
const translate =
  (msgid: string, ...forms: readonly string[]) =>
  (source: string) => {
    const file = po.parse(source);
    for (const messages of Object.values(file.translations)) {
      const message = messages[msgid];
      if (message !== undefined) message.msgstr = [...forms];
    }
    return po.compile(file).toString();
  };

describe('an export', () => {
  it('[PLUS-30] gives context, place, placeholders and the plural forms of the language, and counts what is missing', () => {
    const { call, read } = makeTexts();
    expect(call('export', 'fr')).toContain('6 texts, 6 missing, 0 stale. 0 more are written by code.');
    const { headers, translations } = po.parse(read('fr.po'));
    expect(headers).toMatchObject({ Language: 'fr', 'Plural-Forms': 'nplurals=3; plural=0;' });
    const greeting = translations['shell:shell.greet#1']?.['Hello {name}, you are {2}.'];
    expect(greeting).toMatchObject({
      msgstr: [''],
      comments: {
        reference: 'libs/texts/src/shell.ts:7',
        extracted: '{name} is name.\n{2} is quoted(role).',
      },
    });
    expect(translations['shell:shell.days#1']?.['1 day left']).toMatchObject({
      msgid_plural: '{days} days left',
      msgstr: ['', '', ''],
      comments: { extracted: expect.stringContaining('one, many, other') as string },
    });
    expect(JSON.stringify(translations)).not.toContain('en-GB');
  });

  it('[PLUS-30] marks a translation as stale when the English text has changed since, until it is changed too', () => {
    const { root, call, edit, read } = makeTexts();
    edit('de', translate('Devices', 'Alle Geräte'));
    call('import', 'de', 'de.po');
    writeFileSync(join(root, 'shell.ts'), ENGLISH.replace('Devices', 'All devices'));
    expect(call('export', 'de')).toContain('1 stale');
    expect(read('de.po')).toMatch(/#, fuzzy\nmsgctxt "shell:shell.title#1"/);
    writeFileSync(join(root, 'de/shell.ts'), GERMAN.replace("'Geräte'", "'Sämtliche Geräte'"));
    expect(call('export', 'de')).toContain('0 stale');
  });

  it('leaves out what a language writes by code of its own', () => {
    const { root, call } = makeTexts();
    writeFileSync(
      join(root, 'de/shell.ts'),
      GERMAN.replace('`Hello ${name}, you are ${quoted(role)}.`', "'Hallo ' + name"),
    );
    expect(call('export', 'de')).toContain('1 more are written by code');
  });
});

describe('an import', () => {
  it('[PLUS-30] changes the translated words of a language and nothing else', () => {
    const { call, edit, read } = makeTexts();
    edit('de', translate('Hello {name}, you are {2}.', "{2}: so heißt's, {name}."));
    expect(call('import', 'de', 'de.po')).toContain('1 files of libs/texts/src/de written');
    expect(read('de/shell.ts')).toBe(
      GERMAN.replace('`Hello ${name}, you are ${quoted(role)}.`', "`${quoted(role)}: so heißt's, ${name}.`"),
    );
    call('export', 'de');
    expect(call('import', 'de', 'de.po')).toContain('0 files');
  });

  it.each([
    [
      'of another version',
      (source: string) => source.replace(/(Catalogue-Version: )\w+/, '$1old'),
      'of version old',
    ],
    [
      'of another language',
      (source: string) => source.replace('Language: fr', 'Language: es'),
      'the language es',
    ],
    ['that is no PO file', () => 'msgid "a" b "', 'is no PO file'],
    ['that is empty', () => '', 'the language none'],
    [
      'with an unknown text',
      (source: string) => source.replace('shell.title#1', 'shell.other#1'),
      'is not known',
    ],
    [
      'with a changed English text',
      (source: string) => source.replace('"Devices"', '"Things"'),
      'another English',
    ],
    ['with a lost placeholder', translate('Hello {name}, you are {2}.', 'Bonjour {name}.'), 'has lost {2}'],
    ['with a foreign placeholder', translate('Devices', 'Appareils {n}'), 'has {n}, which'],
    ['with a lost number', translate('1 day left', '1', 'beaucoup', 'des jours'), 'has lost {days}'],
    ['with too few forms', translate('1 day left', '{days} jour', '{days} jours'), 'needs 3 forms'],
    ['with an empty form', translate('1 day left', '{days} jour', '', '{days} jours'), 'needs 3 forms'],
  ])('[PLUS-30] refuses a file %s in one sentence, with nothing written', (_what, change, sentence) => {
    const { root, call, edit } = makeTexts();
    edit('fr', (source) => change(translate('A line', 'Une ligne')(source)));
    expect(() => call('import', 'fr', 'fr.po')).toThrow(Refusal);
    expect(() => call('import', 'fr', 'fr.po')).toThrow(sentence);
    expect(existsSync(join(root, 'fr'))).toBe(false);
  });

  it.each([
    [['import', 'fr', 'nothing.po'], 'There is no file'],
    [['import', 'fr'], 'Usage: '],
    [['export', 'fr', 'a.po', 'more'], 'Usage: '],
    [['print', 'fr'], 'Usage: '],
    [['export', '../de'], 'is no language'],
    [['export', 'en'], 'English is what'],
    [['export', 'fr', 'none/fr.po'], 'There is no folder'],
  ])('refuses the call %j', (args, sentence) => {
    const { call } = makeTexts();
    expect(() => call(...args)).toThrow(Refusal);
    expect(() => call(...args)).toThrow(sentence);
  });
});

/** 30 French texts, by their English ones. */
const FRENCH: Readonly<Record<string, readonly string[]>> = {
  'Log in': ['Se connecter'],
  Password: ['Mot de passe'],
  'Forgot password?': ['Mot de passe oublié ?'],
  Cancel: ['Annuler'],
  Close: ['Fermer'],
  Save: ['Enregistrer'],
  Delete: ['Supprimer'],
  Retry: ['Réessayer'],
  Start: ['Démarrer'],
  Stop: ['Arrêter'],
  Open: ['Ouvrir'],
  Online: ['En ligne'],
  Offline: ['Hors ligne'],
  Starting: ['Démarrage'],
  Stopping: ['Arrêt'],
  Initialising: ['Initialisation'],
  Warning: ['Avertissement'],
  Error: ['Erreur'],
  Failed: ['En panne'],
  Deleted: ['Supprimé'],
  Dashboard: ['Tableau de bord'],
  Billing: ['Facturation'],
  Settings: ['Paramètres'],
  Notifications: ['Notifications'],
  Workspace: ['Espace de travail'],
  Role: ['Rôle'],
  'Your role does not allow this.': ['Votre rôle ne le permet pas.'],
  '{label} is required.': ['{label} est obligatoire.'],
  '1 notice': ['{count} avis', "{count} d'avis", '{count} avis en tout'],
  '1 day of trial left': ['{days} jour d’essai', "{days} de jours d'essai", '{days} jours d’essai'],
};

it('[PLUS-30] makes a third language of a file with 30 translated texts, without any code', async () => {
  const root = makeFolder();
  cpSync(TEXTS, root, { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
  const folder = { root, workingFolder: root };
  run(['export', 'fr'], folder);
  const file = po.parse(readFileSync(join(root, 'fr.po')));
  for (const [english, forms] of Object.entries(FRENCH)) {
    const found = Object.values(file.translations).flatMap((messages) => messages[english] ?? []);
    expect(found, english).not.toEqual([]);
    for (const message of found) message.msgstr = [...forms];
  }
  writeFileSync(join(root, 'fr.po'), po.compile(file));
  run(['import', 'fr', 'fr.po'], folder);
  expect(readdirSync(join(root, 'fr'))).toEqual(expect.arrayContaining(readdirSync(join(root, 'de'))));
  const source = (await import(join(root, 'index.ts'))) as Catalogue;
  const french = (await import(join(root, 'fr/index.ts'))) as Catalogue;
  expect(Object.keys(french)).toEqual(Object.keys(source));
  expect(french).toMatchObject({
    TEXTS_LOCALE: 'fr',
    EULA: { language: 'fr', title: source.EULA.title },
    DEVICE_STATE_WORDS: { online: 'En ligne', initialising: 'Initialisation', failed: 'En panne' },
    PERMISSION_REFUSAL_TEXTS: {
      'no-right': 'Votre rôle ne le permet pas.',
      expired: source.PERMISSION_REFUSAL_TEXTS.expired,
    },
    screens: { dashboard: { start: 'Démarrer', stop: 'Arrêter' } },
  });
  expect(french.requiredText('Rôle')).toBe('Rôle est obligatoire.');
  // In French, 0 is counted as 1 is.
  const { daysLeft } = french.screens.shell.trial;
  expect([0, 1, 2, 1_000_000].map(daysLeft)).toEqual([
    '0 jour d’essai',
    '1 jour d’essai',
    '2 jours d’essai',
    "1000000 de jours d'essai",
  ]);
  expect(run(['export', 'fr'], folder)).toMatch(/texts, [\d,]+ missing, 0 stale/);
  const again = po.parse(readFileSync(join(root, 'fr.po')));
  expect(Object.values(again.translations).flatMap((messages) => messages['1 notice']?.msgstr ?? [])).toEqual(
    FRENCH['1 notice'],
  );
}, 60_000);

it('[PLUS-22, PLUS-30] carries a whole sentence for each outcome of each audited act', () => {
  const carried = new Map(
    readLanguage(TEXTS, 'de')
      .entries.filter(({ isWrittenByCode, translated }) => !isWrittenByCode && translated !== null)
      .map(({ message }) => [message.key.replace(/^audit\/acts\/[\w-]+:\w+\./, ''), message.forms]),
  );
  const lost = Object.keys(AUDIT_ACTION_TEXTS).flatMap((act) =>
    ['done', 'refused', 'failed'].filter(
      (outcome) => carried.get(`${act}.${outcome}#1`)?.[0]?.startsWith('{who} ') !== true,
    ),
  );
  expect(lost).toEqual([]);
});
