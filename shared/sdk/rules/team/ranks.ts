/** A rank as people and bots write it: in any case, with spaces around it. */
export function knownRank<Rank extends string>(
  ranks: readonly Rank[],
  text: string | null | undefined,
): Rank | undefined {
  const written = text?.trim().toLowerCase();
  return ranks.find((rank) => rank.toLowerCase() === written);
}
