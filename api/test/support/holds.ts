/** The advisory lock that blocked statements wait for. */
export const LOCK = 4711;

/** Statements that can be blocked. */
export const HOLDS = {
  invoice: 'invoices insert',
  event: 'stripe_events insert',
  status: 'invoices update',
  slots: 'licence_slots insert',
} as const;

const PLACES = Object.values(HOLDS).map((place) => {
  const [table = '', event = ''] = place.split(' ');
  return { table, event, trigger: `hold_${event}`, place };
});

/**
 * SQL that creates triggers. They block a statement, before or after its execution, where its place
 * and key are in the table `holds`. The key is the plan of a new invoice, else the invoice's id.
 */
export const holdTriggers = (when: 'before' | 'after'): string => `
  create table holds (place text, key text);
  create function hold() returns trigger language plpgsql as $$
  begin
    if exists (select from holds where place = tg_argv[0] and key in (
      to_jsonb(new) ->> 'invoice_id',
      case tg_argv[0] when '${HOLDS.invoice}' then to_jsonb(new) ->> 'plan' end,
      case tg_argv[0] when '${HOLDS.status}' then to_jsonb(new) ->> 'id' end
    )) then
      perform pg_advisory_xact_lock_shared(${LOCK});
    end if;
    return new;
  end $$;
  ${PLACES.map(
    ({ table, event, trigger, place }) =>
      `create trigger ${trigger} ${when} ${event} on ${table}
        for each row execute function hold('${place}');`,
  ).join('\n')}`;

/** SQL that drops the triggers. */
export const releaseTriggers = `
  ${PLACES.map(({ table, trigger }) => `drop trigger ${trigger} on ${table};`).join('\n')}
  drop function hold(); drop table holds;`;
