import { RUNTIME_CONFIG_ELEMENT, runtimeConfigSchema, type RuntimeConfig } from '@partyline/contract';
import * as v from 'valibot';

/** Reads the settings out of the served page; throws when they are missing or malformed, since nothing works then. */
export function readConfig(page: Pick<Document, 'getElementById'>): RuntimeConfig {
  const text = page.getElementById(RUNTIME_CONFIG_ELEMENT)?.textContent ?? '';
  return v.parse(runtimeConfigSchema, JSON.parse(text));
}

/** The settings of the running portal. */
export const config: RuntimeConfig = readConfig(document);
