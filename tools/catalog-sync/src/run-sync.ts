import { join } from 'node:path';
import { parseCatalogue } from '@partyline/pricing';
import type { Catalogue } from '@partyline/pricing';
import { checkCatalogue, readCatalogues } from '@partyline/tools-rule-checks';
import { HELP, parseOptions } from './options.ts';
import { describeStep, planSteps } from './plan-steps.ts';
import { doStep, openProvider, readProvider } from './provider.ts';
import { listWanted } from './wanted.ts';

const root = join(import.meta.dirname, '../../..');

export interface Outcome {
  readonly code: 0 | 1 | 2 | 3;
  readonly output: string;
  readonly errors: string;
}

const outcome = (code: Outcome['code'], output: string, errors = ''): Outcome => ({ code, output, errors });

export async function runSync(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Outcome> {
  const options = parseOptions(args, environment);
  if (!options.ok) return outcome(2, '', `${options.error}\n`);
  const { help, apply, catalog, apiUrl, secretKey } = options.value;
  if (help) return outcome(0, HELP);
  const read = await readChecked(catalog, environment);
  if ('code' in read) return read;
  const stripe = openProvider(apiUrl, secretKey);
  let done = 0;
  let lines: string[] = [];
  try {
    const steps = planSteps(listWanted(read.catalogue), await readProvider(stripe));
    lines = steps.map(describeStep);
    if (steps.length === 0) return outcome(0, 'Nothing to do: the provider has the catalogue.\n');
    if (!apply) return outcome(0, text(...lines, `${steps.length} to do; --apply does it.`));
    for (const step of steps) {
      await doStep(stripe, step);
      done += 1;
    }
    return outcome(0, text(...lines, `${done} done.`));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return outcome(3, text(...lines.slice(0, done)), `The provider failed after ${done} done: ${reason}\n`);
  }
}

async function readChecked(
  file: string | null,
  { npm_lifecycle_event: script, INIT_CWD: started }: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly catalogue: Catalogue } | Outcome> {
  const givenFrom = script === 'catalog:sync' && started !== undefined ? started : process.cwd();
  const files = await readCatalogues(file === null ? root : givenFrom, [
    file ?? 'libs/catalog/catalogue.json',
  ]);
  if (!files.ok) return outcome(2, '', `${files.error}\n`);
  const violations = files.value.flatMap(checkCatalogue);
  const parsed = parseCatalogue(files.value[0]?.document);
  if (violations.length > 0 || !parsed.ok) {
    const found = violations.map(({ path, rule, message }) => `${path} ${rule}: ${message}`);
    return outcome(1, '', text(...found, 'The catalogue breaks a rule; nothing was sent to the provider.'));
  }
  return { catalogue: parsed.value };
}

function text(...lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
