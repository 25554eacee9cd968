/** From the smallest up. [GEN-6] */
export const PAID_PLANS = ['Essential', 'Pro', 'Premium'] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];

/** [GEN-6] */
export const PLANS = ['Trial', ...PAID_PLANS] as const;
export type Plan = (typeof PLANS)[number];

/** [BILL-39, CONST-23] */
export const TRIAL_PLAN_USERS = 4;

/** [PRICE-10, PRICE-11, PRICE-12, GB-29] */
export const PLAN_VARIANTS = {
  Trial: 'info',
  Essential: 'success',
  Pro: 'danger',
  Premium: 'warning',
} as const satisfies Record<Plan, string>;
