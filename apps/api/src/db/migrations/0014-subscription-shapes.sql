-- GET users reads of an account the subscriptions that are over, with what else their instances have, and one of each kind and
-- status of all others: each by index, however many there are.
CREATE INDEX subscriptions_of_shape ON app.subscriptions (account_id, product_kind, status, (instance_id IS NULL), id)
  WHERE deleted_at IS NULL;
