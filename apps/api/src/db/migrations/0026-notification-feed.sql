-- A notification that its user marks as unread again takes a new place in the order of the stream: their other pages
-- hear of it as of a new one. [NOTIF-11]
CREATE TRIGGER wake_readers_of_moved AFTER UPDATE OF xid ON app.notifications
  FOR EACH STATEMENT EXECUTE FUNCTION app.wake_notification_readers();

-- Contact requests are deleted after 90 days.
CREATE INDEX contact_requests_age ON app.contact_requests (created_at);

-- Notifications as documents of Firestore. The row is there while the settings ask for them; whatever changes a notification, or
-- what a user did with it, then leaves a job in the same transaction that writes its documents anew. [NOTIF-4]
CREATE TABLE app.document_feed (is_on boolean PRIMARY KEY DEFAULT true CHECK (is_on));

-- A hundred notifications a job; the jobs of an account run one after the other, so that the newest state is written last.
CREATE FUNCTION app.request_documents(notifications bigint[], person text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM graphile_worker.add_job('write-documents',
    json_build_object('ids', json_agg(bite.id ORDER BY bite.id), 'uid', person, 'failures', 0),
    queue_name => 'documents-' || bite.account_id % 4, max_attempts => 100, priority => 5)
  FROM (SELECT n.id, n.account_id, (row_number() OVER (PARTITION BY n.account_id ORDER BY n.id) - 1) / 100 AS number
    FROM app.notifications n WHERE n.id = ANY (notifications)) bite
  GROUP BY bite.account_id, bite.number;
END $$;

CREATE FUNCTION app.notifications_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM app.document_feed) THEN
    PERFORM app.request_documents((SELECT array_agg(id) FROM written), NULL);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER documents AFTER INSERT ON app.notifications REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION app.notifications_written();

CREATE FUNCTION app.notification_marks_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM app.document_feed) THEN
    PERFORM app.request_documents(array_agg(notification_id), user_uid) FROM written GROUP BY user_uid;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER documents AFTER INSERT ON app.notification_marks REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION app.notification_marks_written();
CREATE TRIGGER documents_later AFTER UPDATE ON app.notification_marks REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION app.notification_marks_written();

-- What is deleted before its time, as with an erased user, is deleted there too; the rest expires by itself.
CREATE FUNCTION app.notifications_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM app.document_feed) THEN
    PERFORM graphile_worker.add_job('delete-documents',
      json_build_object('documents', json_agg(json_build_object('uid', d.user_uid, 'docId', d.doc_id)), 'failures', 0),
      queue_name => 'documents-' || d.account_id % 4, max_attempts => 100, priority => 5)
    FROM deleted d WHERE d.user_uid IS NOT NULL AND d.created_at > now() - interval '90 days'
    GROUP BY d.account_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER documents_deleted AFTER DELETE ON app.notifications REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION app.notifications_deleted();
