/**
 * What texts of a pack name in double braces, so that they cannot contradict the site: `{{product}}`. The API
 * replaces them when it answers (`api/src/core/site`), because some are settings of the installation.
 */
export const VARIABLES = {
  product: 'the name of the bot',
  prefix: 'what commands begin with: the prefix, or /',
  origin: 'the address of the site',
  email: 'links.email of site.yaml',
  'support.languages': 'English or German',
  'support.answerTime': '24 hours',
  'support.hours': 'support.hours of site.yaml',
  'support.dataRequestTime': '7 days',
  'support.dataDeletionTime': '2 weeks',
  'keep.activity': 'KEEP_ACTIVITY_DAYS: 3 years',
  'keep.economy': 'KEEP_ECONOMY_DAYS: 3 years',
  'keep.history': 'KEEP_HISTORY_DAYS: for as long as the bot is offered',
  'keep.invoices': 'INVOICE_RETENTION_YEARS: 10 years',
  'seller.name': 'seller.name of site.yaml',
  'seller.address': 'seller.address of site.yaml',
  'plans.least': 'the least price: €4.99',
  'refund.days': '7',
  'refund.activeHours': '24',
  'refund.rule': 'within 7 days of the purchase, unless a slot was active for 24 hours in total',
} as const;
export type VariableName = keyof typeof VARIABLES;

const MARK = /\{\{([^{}]{0,80})\}\}/g;

/** Names in double braces. */
export const variablesIn = (text: string): string[] =>
  Array.from(text.matchAll(MARK), ([, name = '']) => name.trim());

/** Names in double braces that are no variables. `{{link.x}}` is of the compiled pack. */
export const unknownVariables = (text: string): string[] =>
  variablesIn(text).filter((name) => !Object.hasOwn(VARIABLES, name));

/** Replaces variables. @param valueOf a name; undefined: the mark stays */
export const replaceVariables = (
  text: string,
  valueOf: (name: string) => string | undefined,
): string => text.replace(MARK, (whole, name: string) => valueOf(name.trim()) ?? whole);
