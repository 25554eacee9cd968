import { textsFor } from '@partyline/texts/by-language';
import {
  checkForm,
  INITIAL_DATA_USAGE,
  leadForm,
  nextDataUsage,
  type LeadValues,
} from '@partyline/validation';
import type { Db } from '../../db/open-database.ts';
import { languageOfRequest } from '../../http/answers/page-language.ts';
import { ApiFailure } from '../../http/errors/api-failure.ts';
import { issuesOfForm } from '../../http/errors/form-issues.ts';
import type { Handlers } from '../../http/routes/route-types.ts';

/**
 * Handles the public GET marketing-leads/market, labelled in the caller's language [PLUS-30], and POST marketing-leads. All leads
 * get the same answer, which never reveals who is known. [API-58, API-59, EULA-30, EULA-31]
 */
export function marketingHandlers(
  database: Db,
  optInCountries: readonly string[] | null,
): Pick<Handlers, 'listMarkets' | 'sendLead'> {
  const usageIn = (country: string): boolean =>
    nextDataUsage(INITIAL_DATA_USAGE, { kind: 'country', country }, optInCountries ?? undefined).value;
  return {
    listMarkets: ({ headers }) => {
      const { MARKETS } = textsFor(languageOfRequest({ headers }));
      return Promise.resolve(MARKETS.map((market) => ({ ...market })));
    },
    sendLead: async ({ body }) => {
      const lead = checkForm(leadForm, { ...body, dataUsage: body.dataUsage ?? usageIn(body.country) });
      if (!lead.ok) throw new ApiFailure('request-not-proper', { issues: issuesOfForm(lead.error) });
      await insertLead(database, lead.value);
      return null;
    },
  };
}

/** Inserts a lead; earlier ones of the same sender stay. */
async function insertLead(db: Db, lead: LeadValues): Promise<void> {
  await db.query({
    name: 'insert-lead',
    text: `INSERT INTO app.leads (email, first_name, last_name, company, market_code, country, us_state, data_usage,
        contact_consent) VALUES ($1, $2, $3, $4, $5, $6, nullif($7, ''), $8, $9)`,
    values: [
      lead.email,
      lead.firstName,
      lead.lastName,
      lead.company,
      JSON.stringify(lead.marketCode),
      lead.country,
      lead.state,
      lead.dataUsage,
      lead.contactConsent,
    ],
  });
}
