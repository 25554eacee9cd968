-- What a new account has done of its first steps. Accounts from before have no row, and so no steps. Nodes of the version before
-- neither add nor change rows: an account that they make has no steps. [HZ-12]
CREATE TABLE app.first_steps (
  account_id bigint PRIMARY KEY REFERENCES app.accounts (id) ON DELETE CASCADE,
  opened_at timestamptz,
  invited_at timestamptz,
  hidden_at timestamptz
);
