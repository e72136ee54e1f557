import { Global, Module } from '@nestjs/common';
import { KnownLists } from './known-lists.ts';

@Global()
@Module({ providers: [KnownLists], exports: [KnownLists] })
export class KnownListsModule {}
