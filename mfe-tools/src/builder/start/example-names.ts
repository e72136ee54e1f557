/** The examples of the row “Start from”, in its order. */
export const EXAMPLE_NAMES = {
  welcome: 'Welcome',
  giveaway: 'Giveaway',
  ticket: 'Ticket',
  rules: 'Rules',
  boost: 'Boost',
  level: 'Level up',
} as const;
export type ExampleName = keyof typeof EXAMPLE_NAMES;
