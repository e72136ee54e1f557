import { Controller } from '@nestjs/common';
import {
  getComponentNamesContract,
  getComponentsContract,
} from '@portico/contracts/components/schema';
import { Public } from '../../http/access/access.ts';
import { Implements } from '../../http/contract/contract.decorator.ts';
import type { PreparedBody } from '../../http/answer/prepared-body.ts';
import { ComponentsService } from './components.service.ts';

@Controller()
export class ComponentsController {
  constructor(private readonly components: ComponentsService) {}

  @Implements(getComponentsContract)
  @Public()
  list(): Promise<PreparedBody> {
    return this.components.listPublic();
  }

  @Implements(getComponentNamesContract)
  @Public()
  names(): Promise<PreparedBody> {
    return this.components.names();
  }
}
