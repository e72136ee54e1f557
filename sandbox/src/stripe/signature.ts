import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header of a body. @param at epoch milliseconds */
export function signatureOf(body: string, secret: string, at: number): string {
  const seconds = Math.floor(at / 1000);
  const sign = (key: string) =>
    createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
  // In test mode Stripe adds a signature of the scheme v0, which must not be accepted.
  return `t=${seconds},v1=${sign(secret)},v0=${sign('v0')}`;
}
