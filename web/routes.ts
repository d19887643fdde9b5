import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map. Addresses are built by contract/pages.ts. */
export default [
  index('home/home.tsx'),
  route('contact', 'info/contact.tsx'),
  route('who', 'info/who.tsx'),
  route('legal', 'info/legal.tsx'),

  route('login', 'accounts/login.tsx'),
  route('register', 'accounts/register.tsx'),
  route('forget', 'accounts/forgot-password.tsx'),
  route('reset-password/:token', 'accounts/reset-password.tsx'),
  route('activate/:userid/:token', 'accounts/activate.tsx'),
  route('unsubscribe/:token', 'accounts/refuse-mails.tsx'),
  route('confirm-email/:token', 'accounts/confirm-email.tsx'),

  route('list/:id/second-owner/:token', 'accounts/accept-invitation.tsx'),

  route('my-list/:id', 'lists/public-list.tsx'),
  route('my-list/:id/wish/:wishId', 'wishes/public-wish.tsx'),

  route('cart', 'basket/basket.tsx'),
  route('summary', 'basket/summary.tsx'),
  route('confirmation', 'basket/confirmation.tsx'),
  route('my-booking/:token', 'basket/my-booking.tsx'),

  layout('layout/secured.tsx', [
    route('account', 'accounts/account.tsx'),
    route('list', 'lists/my-lists.tsx'),
    route('list/new', 'lists/new-list.tsx'),
    route('list/edit/:id', 'lists/edit-list.tsx'),
    route('list/:id', 'lists/owner-list.tsx'),
    route('list/:id/wish/new', 'wishes/new-wish.tsx'),
    route('list/:id/wish/edit/:wishId', 'wishes/edit-wish.tsx'),
    route('list/:id/wish/:wishId', 'wishes/wish-detail.tsx'),
  ]),

  route('ma-liste/:id', 'lists/redirect-list.ts', { id: 'french-list' }),
  route('l/:id', 'lists/redirect-list.ts', { id: 'short-list' }),
  route('ma-liste/:id/wish/:wishId', 'wishes/redirect-wish.ts', { id: 'french-wish' }),
  route('l/:id/wish/:wishId', 'wishes/redirect-wish.ts', { id: 'short-wish' }),
  route('*', 'layout/redirect-home.ts'),
] satisfies RouteConfig;
