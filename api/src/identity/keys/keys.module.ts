import { Module } from '@nestjs/common';
import { SandboxKeys } from './sandbox-keys.ts';

/** Shared providers of all kinds of keys. */
@Module({ providers: [SandboxKeys], exports: [SandboxKeys] })
export class KeysModule {}
