-- Which job last told a person that their claims were set, so that the same one, begun again after its process died between
-- its commit and its end, tells nobody a second time.
ALTER TABLE app.users ADD COLUMN claims_told_by text;
