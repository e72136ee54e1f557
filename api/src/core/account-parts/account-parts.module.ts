import { Global, Module } from '@nestjs/common';
import { AccountParts } from './account-parts.ts';

/** The registry of account parts, for every module that stores personal data. */
@Global()
@Module({ providers: [AccountParts], exports: [AccountParts] })
export class AccountPartsModule {}
