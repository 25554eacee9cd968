-- Invitations and memberships are two lists, the invitations with the revoked ones: a page of either reads only its rows. [HZ-8]
CREATE INDEX access_rows_by_kind ON app.access_rows (account_id, (left(id, 1)), email_key, id)
  WHERE state <> 'revoked' OR left(id, 1) = 'i';
