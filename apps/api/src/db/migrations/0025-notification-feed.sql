-- A notification that its user marks as unread again takes a new place in the order of the stream: their other pages
-- hear of it as of a new one. [NOTIF-11]
CREATE TRIGGER wake_readers_of_moved AFTER UPDATE OF xid ON app.notifications
  FOR EACH STATEMENT EXECUTE FUNCTION app.wake_notification_readers();

-- Contact requests are deleted after 90 days.
CREATE INDEX contact_requests_age ON app.contact_requests (created_at);
