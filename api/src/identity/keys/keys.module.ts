import { Module } from '@nestjs/common';
import { SandboxKeys } from './sandbox-keys.ts';

/** What keys of all kinds have in common. */
@Module({ providers: [SandboxKeys], exports: [SandboxKeys] })
export class KeysModule {}
