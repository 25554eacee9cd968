-- Documents of sentences from before the codes are written again, with the language that their rows name now. A node of the version
-- before that takes such a job writes what was there. [HZ-16, NOTIF-4]
SELECT app.request_documents(
  (SELECT array_agg(id) FROM app.notifications
    WHERE NOT silent AND language IS NOT NULL AND code IS NULL AND created_at > now() - interval '90 days'), NULL)
FROM app.document_feed;
