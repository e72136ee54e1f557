import { example } from '@portico/sdk/contracts/example';
import { findGiftContract, redeemGiftContract } from '../gifts/schema.ts';

const body = { code: '7K3QX-9D2MX-A4T8R-WPLEH' };

export const giftsExamples = [
  example(findGiftContract, { body, answer: { planName: '{{plan}}', servers: 2, isOwn: false } }),
  example(redeemGiftContract, { body, answer: { planName: '{{plan}}', servers: 2, isOwn: true } }),
];
