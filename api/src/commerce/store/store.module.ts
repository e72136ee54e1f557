import { Module } from '@nestjs/common';
import { StoreController } from './store.controller.ts';
import { StoreScreens } from './store.screens.ts';

@Module({ controllers: [StoreController], providers: [StoreScreens] })
export class StoreModule {}
