import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { ServersModule } from '../servers/servers.module.ts';
import { ReleaseService } from './release.service.ts';
import { UserLicencesController } from './user-licences.controller.ts';
import { UserLicencesRepository } from './user-licences.repository.ts';
import { UserLicencesService } from './user-licences.service.ts';

@Module({
  imports: [InvoicesModule, ServersModule],
  controllers: [UserLicencesController],
  providers: [ReleaseService, UserLicencesRepository, UserLicencesService],
})
export class UserLicencesModule {}
