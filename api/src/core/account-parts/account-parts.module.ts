import { Global, Module } from '@nestjs/common';
import { AccountParts } from './account-parts.ts';

/** The register alone, for every module that keeps something about people. */
@Global()
@Module({ providers: [AccountParts], exports: [AccountParts] })
export class AccountPartsModule {}
