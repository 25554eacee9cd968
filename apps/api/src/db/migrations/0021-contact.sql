-- What visitors and users write to support. It is kept as it was written, and mailed by a job. [FORM-6, API-19]
CREATE TABLE app.contact_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL CHECK (char_length(email) BETWEEN 1 AND 300),
  message text NOT NULL,
  -- Of a writer who was signed in; no foreign key, because the request outlives the user.
  user_uid text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz
);
CREATE INDEX contact_requests_email ON app.contact_requests (lower(email COLLATE "und-x-icu") COLLATE "C");
CREATE INDEX contact_requests_of_user ON app.contact_requests (user_uid) WHERE user_uid IS NOT NULL;

-- Ratings of the portal. [FORM-7, FORM-8, FORM-9, API-20, GU-8, GU-9]
CREATE TABLE app.feedback (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  categories text[] NOT NULL
    CHECK (categories <@ ARRAY['performance', 'audioQuality', 'userInterface', 'others']),
  message text NOT NULL,
  name text NOT NULL,
  email text NOT NULL CHECK (char_length(email) BETWEEN 1 AND 300),
  page text NOT NULL,
  app_version text NOT NULL,
  user_uid text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX feedback_email ON app.feedback (lower(email COLLATE "und-x-icu") COLLATE "C");
CREATE INDEX feedback_of_user ON app.feedback (user_uid) WHERE user_uid IS NOT NULL;

-- Captchas that have been used: each is good for one form. A row is deleted once the captcha has expired by itself. [GA-24]
CREATE TABLE app.used_captchas (
  signature text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX used_captchas_by_end ON app.used_captchas (expires_at);

-- What all users are told. [NOTIF-27, GN-13]
CREATE TABLE app.announcements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL,
  body text NOT NULL,
  type text NOT NULL CHECK (type IN ('success', 'error', 'info', 'warning')),
  start_at timestamptz NOT NULL DEFAULT now(),
  end_at timestamptz,
  dismissible boolean NOT NULL DEFAULT true,
  action_label text,
  action_url text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT announcements_end_after_start CHECK (end_at IS NULL OR end_at > start_at),
  CONSTRAINT announcements_action_whole CHECK ((action_label IS NULL) = (action_url IS NULL))
);

-- What a user did with an announcement, each action when it was first done. [NOTIF-28, GN-14]
CREATE TABLE app.announcement_marks (
  announcement_id bigint NOT NULL REFERENCES app.announcements (id) ON DELETE CASCADE,
  user_uid text NOT NULL REFERENCES app.users (uid) ON DELETE CASCADE,
  seen_at timestamptz,
  clicked_at timestamptz,
  dismissed_at timestamptz,
  PRIMARY KEY (announcement_id, user_uid)
);
CREATE INDEX announcement_marks_of_user ON app.announcement_marks (user_uid);

-- A call that began before its user was erased does not name them afterwards. [GX-20]
CREATE TRIGGER erased_user_uid BEFORE INSERT ON app.contact_requests
  FOR EACH ROW EXECUTE FUNCTION app.refuse_erased_user('user_uid');
CREATE TRIGGER erased_user_uid BEFORE INSERT ON app.feedback
  FOR EACH ROW EXECUTE FUNCTION app.refuse_erased_user('user_uid');
CREATE TRIGGER erased_user_uid BEFORE INSERT ON app.announcement_marks
  FOR EACH ROW EXECUTE FUNCTION app.refuse_erased_user('user_uid');
