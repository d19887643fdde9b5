import { isAmazonsOwn } from '#contract/shops/amazon.ts';
import { registryTexts } from '#locales/registries/registry.ts';
import { AffiliateNote } from '#web/ui/texts/affiliate-note.tsx';
import { shopAddress, shownAddress } from '#web/ui/texts/shop-address.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import { ShopButton } from './shop-button.tsx';
import styles from './shop-link.module.css';

interface ShopLinkProps {
  link: string | null;
  affiliateLink?: string | null;
}

/** Leads to the shop's page, through the affiliate link if there is one, and says that we may earn from it. */
export function ShopLink({ link, affiliateLink = null }: ShopLinkProps) {
  const t = useTexts(registryTexts);
  const address = shopAddress(affiliateLink) ?? shopAddress(link);
  if (!address) return null;
  return (
    <div className={styles.shop}>
      <ShopButton address={address} className={styles.button}>
        <span>
          {t.toShop}
          <span className={styles.address}>{shownAddress(address)}</span>
        </span>
        <span className="visually-hidden"> ({t.newWindow})</span>
      </ShopButton>
      <AffiliateNote amazon={isAmazonsOwn(address.hostname)} />
    </div>
  );
}
