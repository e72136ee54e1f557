/** Whether two names differ by case, an exchanged, a missing or an additional letter. */
export function isNear(name: string, other: string): boolean {
  const [one, two] = [name.toLowerCase(), other.toLowerCase()];
  const start = Array.from(one).findIndex((letter, index) => letter !== two[index]);
  if (start < 0) return two.length - one.length <= 1;
  const [restOne, restTwo] = [one.slice(start), two.slice(start)];
  return (
    restOne.slice(1) === restTwo ||
    restOne === restTwo.slice(1) ||
    restOne.slice(1) === restTwo.slice(1) ||
    restOne.slice(2) === restTwo.slice(2)
  );
}
