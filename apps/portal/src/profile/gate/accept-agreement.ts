import type { User } from '@partyline/contract';
import type { LeadValues } from '@partyline/validation';
import { ACCEPTANCE_ISSUE_TEXTS } from '@partyline/texts';

type AcceptedDate = User['t_c_accepted_date'];

export interface AcceptanceCalls {
  readonly putAccount: (values: LeadValues) => Promise<AcceptedDate>;
  readonly putEula: () => Promise<AcceptedDate>;
  readonly postLead: (values: LeadValues) => Promise<unknown>;
  readonly reloadUser: () => Promise<void>;
  /** Stores the date in the session, if the user cannot be reloaded. */
  readonly noteAcceptance: (date: AcceptedDate) => void;
  readonly showError: (message: string) => void;
}

/**
 * Saves the acceptance and required profile (`values`), reloads the user, which opens the gate, then sends the lead. A failed lead
 * shows a message; failed saving throws. [API-13, API-14, API-58, EULA-14, EULA-21, EULA-22, EULA-32, EULA-33, GE-1, GE-10]
 */
export async function acceptAgreement(values: LeadValues | null, calls: AcceptanceCalls): Promise<void> {
  const date = await (values === null ? calls.putEula() : calls.putAccount(values));
  const reload = calls.reloadUser().catch(() => calls.noteAcceptance(date));
  const lead = values === null ? undefined : calls.postLead(values);
  await lead?.catch(() => calls.showError(ACCEPTANCE_ISSUE_TEXTS['lead-not-sent']));
  await reload;
}
