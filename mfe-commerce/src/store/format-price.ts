const euro = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

/** @param cents whole euro cents @returns for example `€4.99` */
export function formatPrice(cents: number): string {
  return euro.format(cents / 100);
}
