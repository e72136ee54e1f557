import { Global, Module } from '@nestjs/common';
import { Readiness } from './readiness.ts';

/** Readiness for every module that has a condition of its own. */
@Global()
@Module({ providers: [Readiness], exports: [Readiness] })
export class ReadinessModule {}
