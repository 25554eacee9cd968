-- A command that its host has not taken can be withdrawn. attempted_at: since when it may have reached the host without an answer that
-- tells; null while it surely has not. What was shown before the command comes back with its withdrawal. Nodes of the version before
-- do not set attempted_at; what they deliver while both versions run may be withdrawn too late. A withdrawn command counts as
-- delivered, so that no node sends it. [GD-11]
ALTER TABLE app.instance_commands
  ADD COLUMN attempted_at timestamptz,
  ADD COLUMN status_before text,
  ADD COLUMN reason_before text,
  DROP CONSTRAINT instance_commands_outcome_check,
  ADD CONSTRAINT instance_commands_outcome_check
    CHECK (outcome IN ('open', 'done', 'failed', 'superseded', 'unanswered', 'withdrawn')),
  ADD CONSTRAINT instance_commands_withdrawn CHECK (outcome <> 'withdrawn' OR delivered_at IS NOT NULL);
