import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header of a body. @param at epoch milliseconds */
export function signatureOf(body: string, secret: string, at: number): string {
  const seconds = Math.floor(at / 1000);
  const v1 = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${v1}`;
}
