/**
 * What the site records in the audit log, beside the platform's own actions
 * (`@portico/sdk/contracts/audit/actions`), in the same form.
 */
export const SITE_ACTIONS = {
  'blacklist.read': 'viewed {target}',
  'blacklist.export': 'exported {target}',
  'customer.list': 'listed what waits ({target})',
  'customer.read': 'looked up customer data of {target}',
  'customer.search': 'searched customers ({target})',
  'economy.read': 'viewed the economy log of {target}',
  'economy.export': 'exported the economy log of {target}',
  'id.read': 'looked up the ID {target}',
  'incident.open': 'opened {target}',
  'incident.update': 'updated {target}',
  'incident.resolve': 'resolved {target}',
  'incident.edit': 'edited {target}',
  'incident.correct': 'edited an update of {target}',
  'incident.withdraw': 'withdrew {target}',
  'invoice.refund': 'refunded {target}',
  'invoice.verify': 'checked {target} with the payment provider',
  'license.export': 'exported all licenses: {target}',
  'license.grant': 'granted a license by {target}',
  'license.import': 'imported licenses: {target}',
  'license.withdraw': 'withdrew the license of {target}',
  'license.transfer': 'moved a license of {target} to another server',
  'license.cool-down': 'ended a cool-down of {target}',
  'note.add': 'wrote a note about {target}',
  'note.remove': 'removed a note about {target}',
  'sales.export': 'exported the sales',
  'withdrawal.accept': 'accepted {target}',
  'withdrawal.reject': 'rejected {target}',
} as const;
export type SiteAction = keyof typeof SITE_ACTIONS;
