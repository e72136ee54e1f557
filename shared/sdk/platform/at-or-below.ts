/** Whether a path is that of a page, or below it. */
export const isAtOrBelow = (path: string, page: string): boolean =>
  path === page || path.startsWith(`${page}/`);
