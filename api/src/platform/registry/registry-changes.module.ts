import { Module } from '@nestjs/common';
import { RegistryChanges } from './registry-changes.ts';

@Module({ providers: [RegistryChanges], exports: [RegistryChanges] })
export class RegistryChangesModule {}
