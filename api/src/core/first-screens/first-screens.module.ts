import { Global, Module } from '@nestjs/common';
import { FirstScreens } from './first-screens.ts';

@Global()
@Module({ providers: [FirstScreens], exports: [FirstScreens] })
export class FirstScreensModule {}
