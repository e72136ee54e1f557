import { Controller } from '@nestjs/common';
import { getNamesContract, type Names } from '@portico/contracts/names/schema';
import { Team } from '../../http/access/access.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { NamesService } from './names.service.ts';

@Controller()
export class NamesController {
  constructor(private readonly names: NamesService) {}

  @Implements(getNamesContract)
  @Team()
  find(@Input() { query }: InputOf<typeof getNamesContract>): Promise<Names> {
    return this.names.find(query.users ?? [], query.servers ?? []);
  }
}
