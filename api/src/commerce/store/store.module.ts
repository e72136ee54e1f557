import { Module } from '@nestjs/common';
import { StoreController } from './store.controller.ts';

@Module({ controllers: [StoreController] })
export class StoreModule {}
