import type { Answer } from '#contract/calls.ts';
import { basketTexts } from '#locales/basket.ts';
import { useTexts } from '#web/ui/texts/use-texts.ts';
import styles from './address.module.css';

type RegistryAddress = Answer<'GET /birthregistry/public/{birth_registry_id}'>;

/** Where gifts are sent, written as on a parcel, as far as the parents show it. */
export function Address({ address }: { address: RegistryAddress }) {
  const t = useTexts(basketTexts);
  return (
    <address className={styles.address}>
      {addressLines(address, t.countries).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** The lines of an address that are filled in and visible. */
export function addressLines(
  address: RegistryAddress,
  countries: Record<RegistryAddress['address_country'], string>,
): string[] {
  const city = [address.address_zip_code, address.address_city].filter(Boolean).join(' ');
  const lines = [
    address.address_owner,
    address.address_first_line,
    address.address_second_line,
    city,
    address.address_region,
    countries[address.address_country],
  ];
  return [...new Set(lines)].filter((line): line is string => Boolean(line));
}
