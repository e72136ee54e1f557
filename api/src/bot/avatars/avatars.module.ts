import { Module } from '@nestjs/common';
import { IngestModule } from '../ingest/ingest.module.ts';
import { AvatarsAccount } from './avatars.account.ts';
import { AvatarFilesController } from './avatar-files.controller.ts';
import { AvatarsController } from './avatars.controller.ts';
import { AvatarsIngestController } from './avatars.ingest.ts';
import { AvatarsRepository } from './avatars.repository.ts';
import { AvatarsScreens } from './avatars.screens.ts';
import { AvatarsService } from './avatars.service.ts';
import { OwnAvatarsController } from './own-avatars.controller.ts';
import { OwnAvatarsRepository } from './own-avatars.repository.ts';

@Module({
  imports: [IngestModule],
  controllers: [
    OwnAvatarsController,
    AvatarsController,
    AvatarsIngestController,
    AvatarFilesController,
  ],
  providers: [
    AvatarsRepository,
    AvatarsService,
    AvatarsScreens,
    AvatarsAccount,
    OwnAvatarsRepository,
  ],
})
export class AvatarsModule {}
