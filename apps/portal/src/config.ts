import { RUNTIME_CONFIG_ELEMENT, runtimeConfigSchema, type RuntimeConfig } from '@partyline/contract';
import * as v from 'valibot';

/** Reads the settings from the served page; throws when missing or malformed. */
export function readConfig(page: Pick<Document, 'getElementById'>): RuntimeConfig {
  const text = page.getElementById(RUNTIME_CONFIG_ELEMENT)?.textContent ?? '';
  return v.parse(runtimeConfigSchema, JSON.parse(text));
}

export const config: RuntimeConfig = readConfig(document);
