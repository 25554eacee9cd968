-- What an invoice says of itself: the interval of the line that it bills, what was charged after credit, and what it did to
-- the credit of the account. [BILL-4, BILL-5, GB-22, PLUS-18]
ALTER TABLE app.invoices
  ADD COLUMN billing_interval text CHECK (billing_interval IN ('week', 'month', 'year')),
  ADD COLUMN due_cents bigint CHECK (due_cents >= 0),
  ADD COLUMN credit_added_cents bigint CHECK (credit_added_cents >= 0),
  ADD COLUMN credit_used_cents bigint CHECK (credit_used_cents >= 0),
  -- The provider read whose lines were stored. Differs from provider_version where a node of the version before wrote last:
  -- the reconcile job reads those again.
  ADD COLUMN lines_version bigint,
  ADD COLUMN lines_requested_at timestamptz;
CREATE INDEX invoices_of_unread_lines ON app.invoices (lines_requested_at NULLS FIRST)
  WHERE lines_version IS DISTINCT FROM provider_version;

-- The balance of an account at the payment provider: above 0 a credit, below 0 an amount too small to be charged alone.
CREATE TABLE app.provider_balances (
  account_id bigint PRIMARY KEY REFERENCES app.accounts (id) ON DELETE CASCADE,
  balance_cents bigint NOT NULL,
  provider_version bigint NOT NULL
);
