import { parseArgs } from 'node:util';
import { err, ok } from '@partyline/kernel';
import type { Result } from '@partyline/kernel';

export interface Options {
  readonly help: boolean;
  /** Without it, the plan is only printed. */
  readonly apply: boolean;
  /** Path of the catalogue; null: our own. */
  readonly catalog: string | null;
  readonly apiUrl: string;
  readonly secretKey: string;
}

export const HELP = `Brings the products and prices of the catalogue to the card payment provider.

  npm run catalog:sync -- [options]

  --dry-run         prints what would be done and writes nothing; this is the default
  --apply           does it
  --catalog FILE    a catalogue instead of libs/catalog
  --help            prints this

PAYMENTS_SECRET_KEY is the provider's secret key, PAYMENTS_API_URL its address (https://api.stripe.com).

Exit codes: 0 done, or nothing to do; 1 the catalogue breaks a rule; 2 an option, a setting or the file is wrong;
3 the provider refused or could not be reached. What was done until then stays, and the next run goes on from there.
`;

/** Returns the first error as a sentence, without the key. */
export function parseOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Result<Options, string> {
  const parsed = parse(args);
  if (!parsed.ok) return parsed;
  const { help = false, apply = false, catalog = null, ...rest } = parsed.value;
  if (apply && rest['dry-run'] === true) return err('Either --apply or --dry-run can be given.');
  const apiUrl = environment['PAYMENTS_API_URL'] ?? 'https://api.stripe.com';
  const secretKey = environment['PAYMENTS_SECRET_KEY'] ?? '';
  if (!help && !isAddress(apiUrl))
    return err('PAYMENTS_API_URL must be an address such as https://api.stripe.com, without a path.');
  if (!help && !/^(sk|rk)_\w{8,}$/.test(secretKey))
    return err('PAYMENTS_SECRET_KEY must be the secret key of the provider, which begins with sk_ or rk_.');
  return ok({ help, apply, catalog, apiUrl, secretKey });
}

interface Given {
  readonly help?: boolean;
  readonly apply?: boolean;
  readonly 'dry-run'?: boolean;
  readonly catalog?: string;
}

function parse(args: readonly string[]): Result<Given, string> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean' },
        apply: { type: 'boolean' },
        'dry-run': { type: 'boolean' },
        catalog: { type: 'string' },
      },
    });
    return ok(values);
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}
