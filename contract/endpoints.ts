import { accountEndpoints } from './accounts.ts';
import { adminEndpoints } from './admin.ts';
import { affiliateEndpoints } from './affiliate.ts';
import { arrangingEndpoints } from './arranging.ts';
import { babyEndpoints } from './babies.ts';
import { blogEndpoints } from './blog.ts';
import { bookingEndpoints } from './bookings.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { categoryEndpoints } from './categories.ts';
import { contactEndpoints } from './contact.ts';
import { loginEndpoints } from './login.ts';
import { passwordResetEndpoints } from './password.ts';
import { personalDataEndpoints } from './personal-data.ts';
import { pictureEndpoints } from './pictures.ts';
import { refuseMailsEndpoints } from './refuse-mails.ts';
import { registrationEndpoints } from './registration.ts';
import { registryEndpoints } from './registries.ts';
import { serviceEndpoints } from './service.ts';
import { sessionEndpoints } from './sessions.ts';
import { sharingEndpoints } from './sharing.ts';
import { shopPageEndpoints } from './shop-pages.ts';
import { shortLinkEndpoints } from './short-links.ts';
import { superuserMailEndpoints } from './superuser-mails.ts';
import { wishEndpoints } from './wishes.ts';

/** Every call of the API, keyed by its line. */
export const endpoints = {
  ...serviceEndpoints,
  ...registrationEndpoints,
  ...accountEndpoints,
  ...loginEndpoints,
  ...passwordResetEndpoints,
  ...sessionEndpoints,
  ...personalDataEndpoints,
  ...registryEndpoints,
  ...babyEndpoints,
  ...shortLinkEndpoints,
  ...categoryEndpoints,
  ...wishEndpoints,
  ...arrangingEndpoints,
  ...catalogueEndpoints,
  ...bookingEndpoints,
  ...pictureEndpoints,
  ...shopPageEndpoints,
  ...blogEndpoints,
  ...affiliateEndpoints,
  ...sharingEndpoints,
  ...refuseMailsEndpoints,
  ...contactEndpoints,
  ...superuserMailEndpoints,
  ...adminEndpoints,
};

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
