-- How many users are connected to an instance, as its host last said; NULL where it does not say.
ALTER TABLE app.instances ADD COLUMN connected_users integer CHECK (connected_users >= 0);
