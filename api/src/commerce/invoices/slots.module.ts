import { Module } from '@nestjs/common';
import { SlotsRepository } from './slots.repository.ts';

@Module({ providers: [SlotsRepository], exports: [SlotsRepository] })
export class SlotsModule {}
