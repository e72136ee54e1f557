const kB = (bytes: number) => Math.ceil(bytes / 1000);

/** The page loads no more bytes of the release than the budget allows. @param budget null: no limit */
export function budgetProblems(bytes: number, budget: number | null): string[] {
  if (budget === null || bytes <= budget) return [];
  return [
    `The page loaded ${kB(bytes)} kB of the release before compression; the limit is ${kB(budget)} kB.`,
  ];
}
