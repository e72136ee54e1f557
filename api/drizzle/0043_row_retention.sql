ALTER TABLE "activity_events" ADD COLUMN "message_date" date;--> statement-breakpoint
-- Entries of the audit log may be deleted after a year, by the function below alone.
CREATE OR REPLACE FUNCTION portico_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'audit_events' THEN
    IF OLD.at < now() - interval '365 days' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
-- Runs with the rights of the owner: the application itself may not delete rows of append-only tables.
CREATE FUNCTION portico_trim_audit(days integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public AS $$
DECLARE
  deleted integer;
BEGIN
  IF days < 365 THEN
    RAISE EXCEPTION 'the audit log is kept for a year at least' USING ERRCODE = 'restrict_violation';
  END IF;
  WITH gone AS (
    DELETE FROM public.audit_events WHERE id IN (
      SELECT id FROM public.audit_events WHERE at < now() - make_interval(days => days)
      ORDER BY at LIMIT 5000
    ) RETURNING 1
  ) SELECT count(*) INTO deleted FROM gone;
  IF deleted > 0 THEN
    INSERT INTO public.audit_events (actor, action, target, detail)
    VALUES ('system', 'audit.trim', 'audit:log', jsonb_build_object('days', days, 'deleted', deleted));
  END IF;
  RETURN deleted = 5000;
END
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION portico_trim_audit(integer) FROM PUBLIC;
