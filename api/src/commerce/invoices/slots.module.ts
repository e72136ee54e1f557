import { Module } from '@nestjs/common';
import { SlotMovesRepository } from './slot-moves.repository.ts';
import { SlotsRepository } from './slots.repository.ts';

@Module({
  providers: [SlotsRepository, SlotMovesRepository],
  exports: [SlotsRepository, SlotMovesRepository],
})
export class SlotsModule {}
