import { statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { CHECKOUT } from './checkout.ts';

export interface Settings {
  readonly port: number;
  readonly sandboxPort: number;
  /** undefined: PostgreSQL is started here. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

export type ParsedSettings =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly mistakes: readonly string[] };

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i;

function port(name: string) {
  const sentence = `${name} must be a whole number from 1 to 65535.`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,5}$/, sentence),
    v.transform(Number),
    v.minValue(1, sentence),
    v.maxValue(65535, sentence),
  );
}

const environmentSchema = v.object({
  PORT: v.optional(port('PORT'), '4200'),
  SANDBOX_PORT: v.optional(port('SANDBOX_PORT'), '4400'),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isDatabaseUrl, 'DATABASE_URL must look like postgres://user:password@host:5432/database.'),
    ),
  ),
  DATA_DIR: v.pipe(
    v.optional(v.string(), join(CHECKOUT, '.data')),
    v.transform((folder) => resolve(folder)),
    v.check(isNoFile, 'DATA_DIR must name a folder, but what is there is a file.'),
  ),
  HOST: v.optional(
    v.pipe(
      v.string(),
      // Some shells export the machine's name as HOST.
      v.check(
        (host) => LOOPBACK.test(host) || host === hostname(),
        'HOST must be left out: demo data and stand-ins are only ever served to this machine.',
      ),
    ),
  ),
});

/** Parses the settings. An empty variable counts as absent, and all errors are reported together. */
export function parseSettings(environment: Readonly<Record<string, string | undefined>>): ParsedSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success)
    return { ok: false, mistakes: [...new Set(parsed.issues.map((issue) => issue.message))] };
  const { PORT, SANDBOX_PORT, DATABASE_URL, DATA_DIR } = parsed.output;
  if (PORT === SANDBOX_PORT)
    return { ok: false, mistakes: [`PORT and SANDBOX_PORT must differ; both are ${PORT}.`] };
  return {
    ok: true,
    settings: { port: PORT, sandboxPort: SANDBOX_PORT, databaseUrl: DATABASE_URL, dataDir: DATA_DIR },
  };
}

function isDatabaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, pathname } = new URL(text);
  return /^postgres(ql)?:$/.test(protocol) && pathname.length > 1;
}

function isNoFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true;
  } catch {
    return true;
  }
}
