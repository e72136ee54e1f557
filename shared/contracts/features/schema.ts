import { z } from 'zod';
import { contract } from '@portico/sdk/contracts/contract';
import { SERVED } from '../pack/fields.ts';
import { closingCallOf, featureOf } from '../pack/features.ts';
import { getFeature, getFeatureAddresses, getFeatures } from './calls.ts';

const premiumMark = z.array(z.string()).meta({
  description: 'What of it needs a license, in a few words: none or one',
});

/** A feature on cards and in lists of links. */
export const FeatureCard = z
  .object({
    name: z.string().meta({ description: 'As in the address of its page' }),
    label: z.string(),
    hint: z.string().meta({ description: 'One line' }),
    lead: z.string().meta({ description: 'One or two sentences' }),
    icon: z.string().meta({ description: 'Path of an SVG, in 24 × 24 units' }),
    premium: premiumMark,
  })
  .meta({ id: 'FeatureCard' });
export type FeatureCard = z.infer<typeof FeatureCard>;

export const Features = z.object({
  title: z.string(),
  description: z.string(),
  intro: z.string(),
  groups: z.array(
    z.object({ title: z.string(), text: z.string(), features: z.array(FeatureCard) }),
  ),
});
export type Features = z.infer<typeof Features>;

export const Feature = featureOf(SERVED).extend({
  name: z.string(),
  premium: premiumMark,
  others: z
    .array(FeatureCard)
    .meta({ description: 'All other features, in the order of the menu' }),
  closing: closingCallOf(SERVED),
});
export type Feature = z.infer<typeof Feature>;

export const getFeaturesContract = contract({
  call: getFeatures,
  summary: 'Lists the features of the bot, by the task that they solve',
  response: Features,
});

export const getFeatureContract = contract({
  call: getFeature,
  summary: 'A feature of the bot',
  params: z.strictObject({ name: z.string().max(60) }),
  response: Feature,
});

export const getFeatureAddressesContract = contract({
  call: getFeatureAddresses,
  summary: 'Lists what the addresses of the pages of features contain',
  response: z.array(z.object({ name: z.string() })),
});
