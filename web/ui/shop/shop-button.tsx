import type { ReactNode } from 'react';
import { CLICK_REFERENCE } from '#contract/shops/click-reference.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';

interface ShopButtonProps {
  address: URL;
  small?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Opens a shop in another tab, and marks links we may earn from as such. An affiliate link gets a click reference
 * that is random and identifies nobody.
 */
export function ShopButton({ address, ...rest }: ShopButtonProps) {
  return (
    <ButtonLink
      {...rest}
      external
      to={address.href}
      target="_blank"
      rel="sponsored nofollow noopener"
      icon="external"
      onClick={({ currentTarget }) => {
        currentTarget.href = address.href.replace(CLICK_REFERENCE, Math.random().toString(36).slice(2));
      }}
    />
  );
}
