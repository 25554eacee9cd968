-- What an invoice says of tax and discounts. Those of before bore no tax: their total is their net. [GB-22, PLUS-21]
ALTER TABLE app.invoices
  ADD COLUMN tax_cents bigint NOT NULL DEFAULT 0,
  ADD COLUMN discount_cents bigint NOT NULL DEFAULT 0 CHECK (discount_cents >= 0),
  ADD COLUMN discount_duration text CHECK (discount_duration IN ('once', 'repeating', 'forever')),
  ADD COLUMN discount_ends_at timestamptz;
-- Whether the payment provider adds tax to a subscription's invoices: read with the subscription.
ALTER TABLE app.subscriptions ADD COLUMN is_taxed boolean NOT NULL DEFAULT false;
-- When the owners were told that their address tells no tax. Null once it did.
ALTER TABLE app.accounts ADD COLUMN tax_refused_at timestamptz;
