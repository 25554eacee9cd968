-- The stored answer of an import holds row numbers and codes. Older ones held the addresses too: a repeated call with such a key
-- imports the file again, which answers what was sent as duplicates.
DELETE FROM app.idempotency_keys WHERE route = 'uploadInvitations';
