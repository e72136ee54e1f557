/** The address of a call; `path` has `:param` segments. */
interface Address {
  method: string;
  path: string;
}

/** @returns the call that a request is for: of several, the one with the fewest params */
export function matchingCall<Call extends Address>(
  calls: readonly Call[],
  method: string,
  pathname: string,
): Call | undefined {
  return calls
    .filter((call) => call.method === method && matches(call.path, pathname))
    .sort((one, other) => paramsOf(one) - paramsOf(other))[0];
}

const paramsOf = ({ path }: Address) => path.split('/').filter((one) => one.startsWith(':')).length;

function matches(pattern: string, pathname: string): boolean {
  const [wanted, given] = [pattern.split('/'), pathname.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
}
