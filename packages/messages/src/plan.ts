import {
  asBad,
  type Country,
  type Day,
  find,
  findCountry,
  Problem,
  shown,
  type World,
} from 'specimen-data/internal';
import type { Message, MessageCase, StoryChanges, Variant } from './model.ts';
import { messages } from './registry.ts';
import { readAccount, readPayments } from './story/given.ts';
import { Story } from './story/story.ts';

/** Options of a message; all are optional. */
export interface MessageRequest {
  readonly country?: string | undefined;
  readonly n?: number | undefined;
  readonly version?: string | undefined;
  readonly profile?: string | undefined;
  readonly currency?: string | undefined;
  readonly rejected?: number | undefined;
  readonly returned?: number | undefined;
  readonly account?: unknown;
  readonly payments?: unknown;
}

/** A message with all options resolved. */
export interface MessagePlan {
  readonly message: Message;
  readonly variant: Variant;
  readonly story: Story;
}

/** A request with its seed and as-of date. */
export type PlanRequest = MessageRequest & { readonly seed: string; readonly asOf: Day };

/** Key of the archive that holds all files of a story. */
export const FLOW = 'flow';

/** Default number of payments. */
export const USUAL_COUNT = 10;

/** Resolves country, currency, version and profile of a request; throws a problem if they do not fit together. */
export function planMessage(world: World, key: string, request: PlanRequest): MessagePlan {
  const plan = planStory(world, key, request);
  if (hasContent(plan)) return plan;
  throw new Problem(
    'not-applicable',
    `${key} would tell no payment: other shares of rejected and returned, or a larger n, give it some`,
  );
}

/** Settles a request of which the message may tell no payment. */
export function planStory(world: World, key: string, request: PlanRequest): MessagePlan {
  const message = find(messages, key, 'unknown-message', { listed: messages.size });
  const country = countryOf(world, message, request.country);
  const version = versionOf(message, request.version);
  const { currency, profile } = termsOf(world, { message, country, version, request });
  const variant = { version, profile };
  const { seed, asOf, rejected = 0, returned = message.returned ?? 0 } = request;
  const limits = message.limits(variant);
  const account = request.account === undefined ? undefined : readAccount(request.account, limits);
  const payments =
    request.payments === undefined ? undefined : readPayments(request.payments, currency, limits);
  const n = payments?.length ?? request.n ?? USUAL_COUNT;
  const countries = world.countries.values();
  const story = new Story({
    ...{ country, countries: [...countries], seed, asOf, currency, rejected, returned, account, payments, n },
    collects: message.collects ?? false,
  });
  return { message, variant, story };
}

/** Returns true if the story has something that the message can tell. */
export function hasContent({ message: { tells }, story, variant }: MessagePlan): boolean {
  if (!tells) return true;
  for (const figures of story.figures()) if (tells(figures, variant)) return true;
  return false;
}

function countryOf(world: World, { key, countries }: Message, code: string | undefined): Country {
  const [first = ''] = countries ?? world.countries.keys();
  const country = asBad(() => findCountry(world, code ?? first));
  if (countries && !countries.includes(country.code))
    throw new Problem(
      'not-applicable',
      `${key} is a message of ${countries.join(', ')}, not of ${country.code}`,
    );
  return country;
}

function versionOf({ key, versions }: Message, version: string | undefined): string | null {
  if (version === undefined) return versions[0] ?? null;
  if (versions.includes(version)) return version;
  const known = versions.length === 0 ? 'it has none' : `known: ${versions.join(', ')}`;
  throw new Problem('unknown-value', `unknown version ${shown(version)} of ${key}; ${known}`, {
    subject: 'version',
    given: version,
  });
}

interface Terms {
  readonly message: Message;
  readonly country: Country;
  readonly version: string | null;
  readonly request: MessageRequest;
}

/** Resolves currency and profile, each of which restricts the other. */
function termsOf(
  world: World,
  { message, country, version, request }: Terms,
): {
  currency: string;
  profile: string | null;
} {
  const { key, profiles } = message;
  const wanted = request.profile?.toLowerCase();
  const asked = request.currency?.toUpperCase();
  const known = [...new Set(Array.from(world.countries.values(), (each) => each.currency))].sort();
  if (asked !== undefined && !known.includes(asked))
    throw new Problem('unknown-value', {
      subject: 'currency',
      given: request.currency,
      expected: known.join(', '),
    });
  if (message.currency !== undefined && asked !== undefined && asked !== message.currency)
    throw new Problem('contradiction', `${key} is in ${message.currency} only, not in ${asked}`);
  if (profiles.length === 0) {
    if (wanted !== undefined) throw new Problem('not-applicable', `${key} has no profiles`);
    return { currency: message.currency ?? asked ?? country.currency, profile: null };
  }
  const of = (currency: string) => message.profilesOf(country, currency, version);
  const currency = asked ?? country.currency;
  if (wanted === undefined) return { currency, profile: of(currency)[0] as string };
  if (of(currency).includes(wanted)) return { currency, profile: wanted };
  // A country of SEPA with its own currency has the profile for euros.
  const other = asked === undefined ? known.find((each) => of(each).includes(wanted)) : undefined;
  if (other !== undefined) return { currency: other, profile: wanted };
  const possible = `${country.code} with ${currency} has ${of(currency).join(', ')}`;
  throw new Problem(
    'unknown-value',
    profiles.includes(wanted)
      ? `${key} has no profile ${wanted} for ${country.code} and ${currency}; ${possible}`
      : `unknown profile ${shown(request.profile)} of ${key}; known: ${profiles.join(', ')}`,
    { subject: 'profile', given: request.profile },
  );
}

/** The cases of a message, each with its file. */
export function casesOfMessage(
  world: World,
  key: string,
  request: MessageRequest & { readonly seed: string; readonly asOf: Day },
): { readonly plan: MessagePlan; readonly cases: Iterable<MessageCase> } {
  const plan = planMessage(world, key, { ...request, n: CASE_COUNT });
  const { message, variant, story } = plan;
  const told = ({ n = CASE_COUNT, rejected, returned }: Partial<StoryChanges> = {}) =>
    planMessage(world, key, {
      ...request,
      ...{ n, version: variant.version ?? undefined, profile: variant.profile ?? undefined },
      ...{ rejected, returned, currency: story.currency },
    }).story;
  return { plan, cases: message.cases(told, variant) };
}

/** Number of payments in the file of a case. */
const CASE_COUNT = 3;
