-- When an operator asked for tax on a subscription whose owners were not told of the outcome yet: a node that is killed between the
-- payment provider and the notice leaves it, and the job that runs again tells them.
ALTER TABLE app.subscriptions ADD COLUMN tax_requested_at timestamptz;
CREATE INDEX subscriptions_of_requested_tax ON app.subscriptions (account_id) WHERE tax_requested_at IS NOT NULL;
