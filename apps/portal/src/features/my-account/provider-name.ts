import { screens } from '@partyline/texts';

const NAMES: Readonly<Record<string, string>> = screens.myAccount.signIn.providers;

/** What people call a provider; one we do not know goes by its own name. */
export function providerName(provider: string): string {
  return Object.hasOwn(NAMES, provider) ? (NAMES[provider] ?? provider) : provider;
}
