-- What is to be paid of a past-due subscription, and the provider's page for it: read with the subscription, so that it can be paid
-- also where no event about the invoice arrived. Null unless past due; meaningless with another status. [PLUS-19]
ALTER TABLE app.subscriptions
  ADD COLUMN past_due_cents bigint,
  ADD COLUMN past_due_url text;
