import { Module } from '@nestjs/common';
import { StripeClient } from './stripe.client.ts';

@Module({ providers: [StripeClient], exports: [StripeClient] })
export class StripeModule {}
