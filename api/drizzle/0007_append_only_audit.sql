SELECT portico_append_only('audit_events');
