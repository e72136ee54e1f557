/** A step of the spacing scale: 1 to 8 are 4, 8, 12, 16, 24, 32, 48 and 64 px. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export const spaceOf = (step: Space) => (step === 0 ? '0' : `var(--space-${step})`);
