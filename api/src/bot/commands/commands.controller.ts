import { Controller } from '@nestjs/common';
import {
  getCategoryAddressesContract,
  getCommandAddressesContract,
  getCommandCategoriesContract,
  getCommandContract,
  getCommandReferenceContract,
  getCommandsContract,
  getDisplayCategoriesContract,
} from '@portico/contracts/commands/schema';
import { CurrentActor, Public } from '../../http/access/access.ts';
import type { Actor } from '../../http/access/actor.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import type { PreparedBody } from '../../http/answer/prepared-body.ts';
import { CommandPagesService } from './command-pages.service.ts';
import { CommandsService } from './commands.service.ts';

@Controller()
export class CommandsController {
  constructor(
    private readonly commands: CommandsService,
    private readonly pages: CommandPagesService,
  ) {}

  @Implements(getCommandsContract)
  @Public({ session: 'best-effort' })
  list(@CurrentActor() actor: Actor): Promise<PreparedBody> {
    return this.commands.list(actor);
  }

  @Implements(getCommandCategoriesContract)
  @Public()
  categories(): Promise<PreparedBody> {
    return this.pages.categories();
  }

  @Implements(getDisplayCategoriesContract)
  @Public()
  displayCategories(): Promise<PreparedBody> {
    return this.pages.displayCategories();
  }

  @Implements(getCategoryAddressesContract)
  @Public()
  categoryAddresses(): Promise<PreparedBody> {
    return this.pages.categoryAddresses();
  }

  @Implements(getCommandAddressesContract)
  @Public()
  addresses(): Promise<PreparedBody> {
    return this.pages.addresses();
  }

  @Implements(getCommandReferenceContract)
  @Public()
  reference(
    @Input() { query }: InputOf<typeof getCommandReferenceContract>,
  ): Promise<PreparedBody> {
    return this.pages.reference(query.category);
  }

  @Implements(getCommandContract)
  @Public()
  one(@Input() { params }: InputOf<typeof getCommandContract>): Promise<PreparedBody> {
    return this.pages.one(params);
  }
}
