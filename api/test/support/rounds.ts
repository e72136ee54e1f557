/** @returns `all` rounds of a race in `npm test -- long`, a fifth of them in `npm test` */
export const rounds = (all: number): number =>
  process.env.LONG_TESTS === '1' ? all : Math.ceil(all / 5);
