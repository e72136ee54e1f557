import { Module } from '@nestjs/common';
import { ExportLicensesService } from './imports/export-licenses.service.ts';
import { ImportLicensesService } from './imports/import-licenses.service.ts';
import { MessagesModule } from './messages.module.ts';
import { ImportsRepository } from './imports/imports.repository.ts';

/** Licenses of other shops, as files. */
@Module({
  imports: [MessagesModule],
  providers: [ImportsRepository, ImportLicensesService, ExportLicensesService],
  exports: [ImportLicensesService, ExportLicensesService],
})
export class ImportsModule {}
