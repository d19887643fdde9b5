import type * as z from 'zod';
import type { baby, publicBaby, publicShortLink, shortLink } from '#contract/entities.ts';
import type { BabyRow, ShortLinkRow } from './queries.ts';

export function presentBaby(row: BabyRow): z.input<typeof baby> {
  return {
    id: row.id,
    birthregistry_id: row.registryId,
    firstname: row.firstName,
    firstname_is_private: row.firstNameIsPrivate,
    gender: row.gender,
    gender_is_private: row.genderIsPrivate,
  };
}

export function presentPublicBaby(row: BabyRow): z.input<typeof publicBaby> {
  return {
    id: row.id,
    firstname: row.firstNameIsPrivate ? null : row.firstName,
    gender: row.genderIsPrivate ? null : row.gender,
  };
}

export function presentShortLink(row: ShortLinkRow): z.input<typeof shortLink> {
  return {
    id: row.id,
    name: row.name,
    is_active: row.isActive,
    expiration_date: row.expirationDate,
    birthregistry_id: row.registryId,
  };
}

export function presentPublicShortLinks(rows: ShortLinkRow[]): z.input<typeof publicShortLink>[] {
  return rows.filter((row) => row.isLive).map((row) => ({ name: row.name }));
}
