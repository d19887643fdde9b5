import type { Drawing } from './drawings/draw.ts';

/** The demo's story: three families, their gifts, and who gives. Names and shops are invented. */

interface StoryWish {
  title: string;
  category: string;
  price: number;
  drawing: Drawing;
  brand?: string;
  quantity?: number;
  isFavorite?: boolean;
  description?: string;
}

interface Giver {
  first_name: string;
  last_name: string;
  anonymous: boolean;
  message: string | null;
  /** Indexes into the story's gifts. */
  wishes: number[];
  thanks?: string;
  /** The first gift has arrived. */
  received?: boolean;
}

export interface Story {
  parent: { first_name: string; last_name: string };
  shortLink: string;
  cover: number;
  daysUntilBirth: number;
  registry: {
    title: string;
    description: string;
    address_owner: string;
    address_first_line: string;
    address_zip_code: string;
    address_city: string;
    address_country: 'FR' | 'BE' | 'LU';
    babies: {
      firstname: string;
      gender: 'M' | 'F' | 'NA';
      firstname_is_private?: boolean;
      gender_is_private?: boolean;
    }[];
  };
  wishes: StoryWish[];
  givers: Giver[];
}
