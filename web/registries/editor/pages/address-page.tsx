import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { COUNTRIES, LIMITS } from '#contract/limits.ts';
import { registryEditorTexts } from '#locales/registries/editor.ts';
import { CheckboxField } from '#web/ui/form/choices/checkbox-field.tsx';
import { SelectField } from '#web/ui/form/choices/select-field.tsx';
import { FieldRow } from '#web/ui/form/field-row.tsx';
import { TextField } from '#web/ui/form/text/text-field.tsx';
import { useTexts } from '#web/ui/texts/use-texts.ts';

/** ADDRESS: where gifts are sent, and who may see it. */
export function AddressPage({ hidden }: { hidden: boolean }) {
  const t = useTexts(registryEditorTexts);
  return (
    <section data-page="address" hidden={hidden}>
      <h2 tabIndex={-1}>{t.pageAddress}</h2>
      <DoorFields />
      <TownFields />
      <CheckboxField name="address_is_private" label={t.addressSecret} help={t.addressSecretHelp} />
    </section>
  );
}

function DoorFields() {
  const t = useTexts(registryEditorTexts);
  return (
    <>
      <TextField
        name="address_owner"
        label={t.addressOwner}
        help={t.addressOwnerHelp}
        required
        maxLength={LIMITS.addressLine}
        autoComplete="name"
        autoCapitalize="words"
      />
      <TextField
        name="address_first_line"
        label={t.addressStreet}
        required
        maxLength={LIMITS.addressLine}
        autoComplete="address-line1"
      />
      <TextField
        name="address_second_line"
        label={t.addressCompl}
        help={t.addressComplHelp}
        optional
        maxLength={LIMITS.addressLine}
        autoComplete="address-line2"
      />
    </>
  );
}

function TownFields() {
  const t = useTexts(registryEditorTexts);
  useZipCodeOfCountry();
  return (
    <>
      <FieldRow>
        <TextField
          name="address_zip_code"
          label={t.addressZipCode}
          required
          maxLength={LIMITS.zipCode}
          autoComplete="postal-code"
          inputMode="numeric"
        />
        <TextField
          name="address_city"
          label={t.addressCity}
          required
          maxLength={LIMITS.addressLine}
          autoComplete="address-level2"
          autoCapitalize="words"
        />
      </FieldRow>
      <FieldRow>
        <TextField
          name="address_region"
          label={t.addressRegion}
          optional
          maxLength={LIMITS.addressLine}
          autoComplete="address-level1"
        />
        <SelectField
          name="address_country"
          label={t.addressCountry}
          required
          placeholder={false}
          autoComplete="country"
          options={COUNTRIES.map((country) => ({ value: country, label: t.countries[country] }))}
        />
      </FieldRow>
    </>
  );
}

/** Another country may make the zip code wrong, or right. */
function useZipCodeOfCountry(): void {
  const { getFieldState, trigger } = useFormContext();
  const country: unknown = useWatch({ name: 'address_country' });
  useEffect(() => {
    if (country !== undefined && getFieldState('address_zip_code').isTouched) {
      trigger('address_zip_code').catch(() => {});
    }
  }, [country, getFieldState, trigger]);
}
