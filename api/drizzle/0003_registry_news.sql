-- Every replica listens (api/src/registry/change-listener.ts): whoever writes, through the API or
-- by hand, the others know within a moment of the commit.
CREATE FUNCTION portico_registry_news() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('portico_registry', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER registry_news AFTER INSERT ON releases
  FOR EACH STATEMENT EXECUTE FUNCTION portico_registry_news();
--> statement-breakpoint
CREATE TRIGGER registry_news AFTER INSERT OR UPDATE OR DELETE ON channels
  FOR EACH STATEMENT EXECUTE FUNCTION portico_registry_news();
--> statement-breakpoint
-- A content is what its hash says, for ever. Contents of no release may be removed.
CREATE TRIGGER unchanging_rows BEFORE UPDATE ON blobs
  FOR EACH ROW EXECUTE FUNCTION portico_refuse_change();
