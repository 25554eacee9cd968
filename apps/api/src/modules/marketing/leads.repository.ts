import type { LeadValues } from '@partyline/validation';
import type { Db } from '../../db/open-database.ts';

/** Stores a lead; earlier ones of the same sender stay. */
export async function insertLead(db: Db, lead: LeadValues): Promise<void> {
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
