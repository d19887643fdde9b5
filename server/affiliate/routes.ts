import type { FastifyInstance } from 'fastify';
import { NETWORKS } from '#contract/affiliate.ts';
import { isAmazonHost } from '#contract/shops/amazon.ts';
import { credentialVariable } from '../config/affiliate.ts';
import type { Context } from '../context.ts';
import { implement, implementListing } from '../http/implement.ts';
import { problem } from '../http/problem.ts';
import { isWrapper, namesAnotherSite, unwrapLink } from './addresses/unwrap-link.ts';
import { clickLink } from './links/affiliate-links.ts';
import { tryLink } from './links/try-link.ts';
import { NETWORK_FACTS } from './networks.ts';
import { presentRule } from './rules/present.ts';
import { addRule, changeRule, deleteRule, findRules, type RuleValues } from './rules/queries.ts';

export function affiliateRoutes(app: FastifyInstance, context: Context): void {
  const { database, config } = context;

  implement(app, 'POST /scraper/affiliate', ({ query }) => clickLink(context, query.link));

  implement(app, 'GET /scraper/affiliate_and_redirect/{link}', async ({ params, reply }) => {
    const answer = await clickLink(context, params.link);
    // A link of ours that leads to an unknown shop would look like our recommendation. Some shops' hosts redirect
    // anywhere; cleaned links no longer show that, so the original is examined.
    const page = URL.parse(params.link);
    const leadsOn = page === null || isWrapper(unwrapLink(page)) || namesAnotherSite(new URL(answer.link));
    if (!answer.known_shop || leadsOn || isAmazonHost(new URL(answer.link).hostname)) throw problem('UNKNOWN_SHOP');
    // Parsed the way browsers do: typed text may contain backslashes.
    reply.header('location', new URL(answer.affiliate_link).href);
    // Each click gets a reference of its own.
    reply.header('cache-control', 'no-store');
    return answer;
  });

  implementListing(app, 'GET /affiliate/rules', async ({ query }) => {
    const { rows, total } = await findRules(database, query);
    return { page: rows.map((rule) => presentRule(rule, config.affiliate)), total };
  });

  implement(app, 'POST /affiliate/rules', async ({ body }) => {
    const { merchant_id: merchantId, extra_id: extraId, is_enabled: isEnabled, ...rest } = body;
    return presentRule(await addRule(database, { ...rest, merchantId, extraId, isEnabled }), config.affiliate);
  });

  implement(app, 'PUT /affiliate/rules/{rule_id}', async ({ params, body }) =>
    presentRule(await changeRule(database, params.rule_id, changesIn(body)), config.affiliate),
  );

  implement(app, 'DELETE /affiliate/rules/{rule_id}', async ({ params }) =>
    presentRule(await deleteRule(database, params.rule_id), config.affiliate),
  );

  implement(app, 'GET /affiliate/networks', async () =>
    NETWORKS.map((network) => {
      const { template, needs } = NETWORK_FACTS[network];
      const { publisherIds, amazonTags } = config.affiliate;
      const has_credential =
        network === 'amazon' ? Object.keys(amazonTags).length > 0 : publisherIds[network] !== undefined;
      return { network, variable: credentialVariable(network), has_credential, template, needs: [...needs] };
    }),
  );

  implement(app, 'POST /affiliate/try', ({ body }) => tryLink(context, body.link, body.rule));
}

/** Absent fields stay as they are: undefined is not written. */
function changesIn(body: {
  domain?: string | undefined;
  network?: RuleValues['network'] | undefined;
  template?: string | null | undefined;
  merchant_id?: string | null | undefined;
  extra_id?: string | null | undefined;
  is_enabled?: boolean | undefined;
}): Partial<RuleValues> {
  const { domain, network, template, merchant_id: merchantId, extra_id: extraId, is_enabled: isEnabled } = body;
  const changes = { domain, network, template, merchantId, extraId, isEnabled };
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
