/** Returns SQL of the account that pays for subscription or checkout `alias`: its own, or its partner. [HZ-6] */
export const payerSql = (alias: string): string => `coalesce(${alias}.payer_account_id, ${alias}.account_id)`;

/** Returns SQL for whether the payer of subscription `alias` is its account's partner no more: what is paid must not renew. [HZ-6] */
export const isPayerGoneSql = (
  alias: string,
): string => `(${alias}.payer_account_id IS NOT NULL AND NOT EXISTS (
  SELECT FROM app.partner_customers pc WHERE pc.account_id = ${alias}.account_id AND pc.partner_id = ${alias}.payer_account_id
    AND pc.state = 'active'))`;
