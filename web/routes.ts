import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map: which module shows which address. Links are built by contract/pages.ts. */
export default [
  index('home/home.tsx'),
  route('contact', 'info/contact.tsx'),
  route('who', 'info/who.tsx'),
  route('legal', 'info/legal.tsx'),
  route('privacy', 'info/privacy.tsx'),
  route('accessibility', 'info/accessibility.tsx'),
  route('offline', 'offline/offline.tsx'),
  route('help/:audience?/:question?', 'help/help.tsx'),

  route('my-list/:id', 'registries/public/public-registry.tsx'),
  route('my-list/:id/wish/:wishId', 'wishes/public/public-wish.tsx'),

  route('cart', 'basket/page/basket.tsx'),
  route('summary', 'bookings/summary/summary.tsx'),
  route('confirmation', 'bookings/giver/confirmation.tsx'),
  route('my-booking/:token', 'bookings/giver/my-booking.tsx'),

  layout('layout/parents-texts.tsx', [
    route('login', 'accounts/login/login.tsx'),
    route('register', 'accounts/registration/register.tsx'),
    route('catalog/:id?', 'catalogue/catalogue.tsx'),
    route('any-shop', 'info/any-shop/any-shop.tsx'),
    route('forget', 'accounts/password/forgot-password.tsx'),
    route('reset-password/:token', 'accounts/password/reset-password.tsx'),
    route('activate/:userid/:token', 'accounts/registration/activate.tsx'),
    route('unsubscribe/:token', 'refuse-mails/refuse-mails.tsx'),
    route('confirm-email/:token', 'accounts/email/confirm-email.tsx'),
    route('add/shop', 'wishes/adding/shop-window.tsx'),
    route('list/:id/second-owner/:token', 'second-owners/accept-invitation.tsx'),
  ]),

  layout('layout/secured.tsx', [
    route('account', 'accounts/my-account/account.tsx'),
    route('add', 'wishes/adding/add-wish.tsx'),
    route('admin/*', 'admin/admin.tsx'),
    route('babies', 'registries/babies/my-babies.tsx'),
    route('list', 'registries/mine/my-registries.tsx'),
    route('list/new', 'registries/editor/new-registry.tsx'),
    route('list/edit/:id', 'registries/editor/edit-registry.tsx'),
    route('list/:id', 'registries/owner/owner-registry.tsx'),
    route('list/:id/wish/new', 'wishes/editor/new-wish.tsx'),
    route('list/:id/wish/edit/:wishId', 'wishes/editor/edit-wish.tsx'),
    route('list/:id/wish/:wishId', 'wishes/owner/wish-detail.tsx'),
  ]),

  route('ma-liste/:id', 'registries/public/redirect-registry.ts', { id: 'french-registry' }),
  route('l/:id', 'registries/public/redirect-registry.ts', { id: 'short-registry' }),
  route('ma-liste/:id/wish/:wishId', 'wishes/public/redirect-wish.ts', { id: 'french-wish' }),
  route('l/:id/wish/:wishId', 'wishes/public/redirect-wish.ts', { id: 'short-wish' }),
  route('*', 'layout/redirect-home.ts'),
] satisfies RouteConfig;
