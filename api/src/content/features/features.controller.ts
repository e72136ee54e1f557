import { Controller } from '@nestjs/common';
import {
  getFeatureAddressesContract,
  getFeatureContract,
  getFeaturesContract,
  type Feature,
  type FeatureCard,
  type Features,
} from '@portico/contracts/features/schema';
import { LiveSite } from '../../core/site/live-site.ts';
import { Public } from '../../http/access/access.ts';
import type { PreparedBody } from '../../http/answer/prepared-body.ts';
import { Implements, Input, type InputOf } from '../../http/contract/contract.decorator.ts';
import { ProblemError } from '../../http/problem/problem.ts';
import { SiteAnswers } from '../../http/site/site-answers.ts';
import { textsOf } from '../../http/site/site-texts.ts';

/** The features of the bot, as the site pack describes them. */
@Controller()
export class FeaturesController {
  constructor(
    private readonly site: LiveSite,
    private readonly answers: SiteAnswers,
  ) {}

  @Implements(getFeaturesContract)
  @Public()
  list(): Promise<PreparedBody> {
    return this.answers.get('features', () => this.overview());
  }

  @Implements(getFeatureAddressesContract)
  @Public()
  addresses(): Promise<PreparedBody> {
    return this.answers.get('addresses of features', () =>
      textsOf(this.site).features.list.order.map((name) => ({ name })),
    );
  }

  @Implements(getFeatureContract)
  @Public()
  get(@Input() { params: { name } }: InputOf<typeof getFeatureContract>): Promise<PreparedBody> {
    return this.answers.get(`feature ${name}`, () => this.feature(name));
  }

  private overview(): Features {
    const { title, description, intro, groups } = textsOf(this.site).features.list;
    const listed = groups.map((group) => ({
      ...group,
      features: group.features.map((name) => this.card(name)),
    }));
    return { title, description, intro, groups: listed };
  }

  private feature(name: string): Feature {
    const { list, pages } = textsOf(this.site).features;
    const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
    if (!page) throw new ProblemError(404, 'This bot has no such feature.');
    const others = list.order.filter((each) => each !== name).map((each) => this.card(each));
    return { ...page, name, premium: markOf(page), others, closing: list.closing };
  }

  /** @param name of a feature of the pack */
  private card(name: string): FeatureCard {
    const page = textsOf(this.site).features.pages[name]!;
    const { label, hint, lead, icon } = page;
    return { name, label, hint, lead, icon, premium: markOf(page) };
  }
}

/** A list of none or one, as templates repeat it. */
const markOf = ({ premium }: { premium?: string | undefined }): string[] =>
  premium === undefined ? [] : [premium];
