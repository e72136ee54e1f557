-- When which version was given up is on record for ever, and every replica hears of it.
SELECT portico_append_only('release_retirements');
--> statement-breakpoint
CREATE TRIGGER registry_news AFTER INSERT ON release_retirements
  FOR EACH STATEMENT EXECUTE FUNCTION portico_registry_news();
