import type { Database } from '../../../db/open-database.ts';
import type { PaymentProvider } from '../../../providers/payments/payment-provider.ts';

export interface SubscriptionsDeps {
  readonly database: Database;
  readonly payments: PaymentProvider;
  readonly publicUrl: string;
  readonly now: () => Date;
}
