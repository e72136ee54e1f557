import { Controller, Get, Post } from '@nestjs/common';
import {
  CurrentActor,
  CurrentDeployer,
  CurrentUserId,
  CurrentWorker,
  Deploy,
  Ingest,
  Public,
  SignedIn,
  Smoke,
  Team,
} from '../../src/http/access/access.ts';
import { userOf, type Actor } from '../../src/http/access/actor.ts';

/** A route of each kind of access. */
@Controller('/api/test')
export class Routes {
  @Get('anyone')
  @Public()
  anyone(@CurrentActor() { kind }: Actor) {
    return kind;
  }
  @Get('visitor')
  @Public({ session: true })
  visitor(@CurrentActor() { kind }: Actor) {
    return kind;
  }
  @Get('content')
  @Public({ session: 'best-effort' })
  content(@CurrentActor() { kind }: Actor) {
    return kind;
  }
  @Get('buyer')
  @Public({ session: true })
  buyer(@CurrentActor() actor: Actor) {
    return userOf(actor).id;
  }
  @Get('signed')
  @Public({ reads: 'stripe-signature' })
  signed(@CurrentActor() { kind }: Actor) {
    return kind;
  }
  @Post('own')
  @SignedIn()
  own(@CurrentUserId() id: string) {
    return id;
  }
  @Post('unnamed')
  @SignedIn({ mayBeUnnamed: true })
  unnamed(@CurrentUserId() id: string) {
    return id;
  }
  @Post('recent')
  @SignedIn({ recent: true })
  recent(@CurrentUserId() id: string) {
    return id;
  }
  @Get('team')
  @Team()
  team(@CurrentUserId() id: string) {
    return id;
  }
  @Post('recent-team')
  @Team('read', { recent: true })
  recentTeam(@CurrentUserId() id: string) {
    return id;
  }
  @Get('owners')
  @Team('switch')
  owners(@CurrentUserId() id: string) {
    return id;
  }
  @Post('shards')
  @Ingest('shards')
  shards(@CurrentActor() { kind }: Actor) {
    return kind;
  }
  @Post('apps/:name')
  @Deploy()
  app(@CurrentDeployer() { label }: { label: string }) {
    return label;
  }
  @Post('apps')
  @Deploy()
  apps(@CurrentDeployer() { label }: { label: string }) {
    return label;
  }
  @Get('apps/:name')
  @Deploy({ reads: true })
  readApp(@CurrentDeployer() { label }: { label: string }) {
    return label;
  }
  @Post('run')
  @Smoke()
  run(@CurrentWorker() { label }: { label: string }) {
    return label;
  }
}

/** Parameters that the access of their routes does not have. */
@Controller('/api/test')
export class WrongRoutes {
  @Get('no-user')
  @Public()
  noUser(@CurrentUserId() id: string) {
    return id;
  }
  @Get('no-deployer')
  @SignedIn()
  noDeployer(@CurrentDeployer() { label }: { label: string }) {
    return label;
  }
  @Get('no-worker')
  @SignedIn()
  noWorker(@CurrentWorker() { label }: { label: string }) {
    return label;
  }
}
