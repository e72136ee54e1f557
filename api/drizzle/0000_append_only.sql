-- Tables that only ever grow: `select portico_append_only('<table>')` in a later migration makes
-- the database itself refuse every change of their rows.
CREATE FUNCTION portico_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or removed', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE FUNCTION portico_append_only(target regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'CREATE TRIGGER append_only_rows BEFORE UPDATE OR DELETE ON %s
     FOR EACH ROW EXECUTE FUNCTION portico_refuse_change()', target);
  EXECUTE format(
    'CREATE TRIGGER append_only_table BEFORE TRUNCATE ON %s
     FOR EACH STATEMENT EXECUTE FUNCTION portico_refuse_change()', target);
END
$$;
