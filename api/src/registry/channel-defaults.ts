const MOUNTS: Record<string, string[]> = { 'mfe-staff': ['/staff'] };

/**
 * Mounts of a channel when it is first made; from then on they are the operator's rows. The staff
 * remote begins mounted, so that its pages cannot appear elsewhere, nor others' below `/staff`.
 */
export function defaultMounts(channel: string): string[] {
  return MOUNTS[channel] ?? [];
}
