import type * as z from 'zod';
import type { Endpoints } from '#contract/endpoints.ts';
import type { AffiliateCredentials } from '../../config/affiliate.ts';
import { ruleStateOf } from '../links/build-link.ts';
import type { RuleRow } from './queries.ts';
import { isSeeded } from './seed-rules.ts';

type Rule = z.input<Endpoints['POST /affiliate/rules']['response']>;

/** A rule for superusers, saying what is missing if it makes no links. */
export function presentRule(row: RuleRow, credentials: AffiliateCredentials): Rule {
  return {
    id: row.id,
    domain: row.domain,
    network: row.network,
    template: row.template,
    merchant_id: row.merchantId,
    extra_id: row.extraId,
    is_enabled: row.isEnabled,
    state: ruleStateOf(row, credentials),
    is_seeded: isSeeded(row.domain),
  };
}
