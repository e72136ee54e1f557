import { Global, Module } from '@nestjs/common';
import { Readiness } from './readiness.ts';

/** Readiness, for every module that adds a condition. */
@Global()
@Module({ providers: [Readiness], exports: [Readiness] })
export class ReadinessModule {}
