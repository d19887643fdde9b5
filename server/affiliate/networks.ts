import type { Network } from '#contract/affiliate.ts';

/** What each network's links look like, according to its own pages or to the tests of others who build them. */
interface NetworkFacts {
  /** `{publisher_id}` is the credential, `{ref}` the click reference. */
  template: string;
  /** The ids a rule must have. */
  needs: readonly ('merchant_id' | 'extra_id')[];
}

/** Only networks we are sure about are listed: a plain link is better than a wrong one. */
export const NETWORK_FACTS: Record<Network, NetworkFacts> = {
  // Its ascsubtag is for partners with special permission.
  amazon: { template: '{url}{sep}tag={publisher_id}', needs: [] },
  awin: {
    template:
      'https://www.awin1.com/cread.php?awinmid={merchant_id}&awinaffid={publisher_id}&clickref={ref}&ued={url_enc}',
    needs: ['merchant_id'],
  },
  tradedoubler: {
    template: 'https://clk.tradedoubler.com/click?p={merchant_id}&a={publisher_id}&epi={ref}&url={url_enc}',
    needs: ['merchant_id'],
  },
  cj: { template: 'https://www.anrdoezrs.net/links/{publisher_id}/type/dlg/sid/{ref}/{url}', needs: [] },
  rakuten: {
    template: 'https://click.linksynergy.com/deeplink?id={publisher_id}&mid={merchant_id}&u1={ref}&murl={url_enc}',
    needs: ['merchant_id'],
  },
  // The merchant id is one of ours, per programme: nothing else identifies the publisher.
  effinity: {
    template: 'https://track.effiliation.com/servlet/effi.redir?id_compteur={merchant_id}&effi_id={ref}&url={url_enc}',
    needs: ['merchant_id'],
  },
  kwanko: {
    template: 'https://action.metaffiliation.com/trk.php?mclic={merchant_id}&redir={url_enc}&argsite={ref}',
    needs: ['merchant_id'],
  },
  // The extra id is a promotion's.
  timeone: {
    template:
      'https://tracking.publicidees.com/clic.php?promoid={extra_id}&progid={merchant_id}&partid={publisher_id}&cb={ref}&url={url_enc}',
    needs: ['merchant_id', 'extra_id'],
  },
  webgains: {
    template:
      'https://track.webgains.com/click.html?wgcampaignid={publisher_id}&wgprogramid={merchant_id}&clickref={ref}&wgtarget={url_enc}',
    needs: ['merchant_id'],
  },
  // The extra id is that of the advertising material.
  tradetracker: {
    template: 'https://tc.tradetracker.net/?c={merchant_id}&m={extra_id}&a={publisher_id}&r={ref}&u={url_enc}',
    needs: ['merchant_id', 'extra_id'],
  },
  adcell: {
    template: 'https://t.adcell.com/p/click?promoId={merchant_id}&slotId={publisher_id}&subId={ref}&param0={url_enc}',
    needs: ['merchant_id'],
  },
  bol: {
    template: 'https://partner.bol.com/click/click?p=2&t=url&s={publisher_id}&f=TXL&url={url_enc}&name=bol&subid={ref}',
    needs: [],
  },
  ebay: {
    template:
      '{url}{sep}mkevt=1&mkcid=1&mkrid={mkrid}&siteid={siteid}&campid={publisher_id}&toolid=10001&customid={ref}',
    needs: [],
  },
  sovrn: { template: 'https://redirect.viglink.com?key={publisher_id}&u={url_enc}&cuid={ref}', needs: [] },
};

/** eBay's ids for each of its marketplaces, as far as they are certain. */
export const EBAY_MARKETPLACES: Readonly<Record<string, { mkrid: string; siteid: string }>> = {
  'ebay.fr': { mkrid: '709-53476-19255-0', siteid: '71' },
};
