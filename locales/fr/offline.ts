export const offline = {
  title: 'Vous êtes hors connexion',
  lead: 'Ces pages sont gardées sur cet appareil, telles que vous les avez vues la dernière fois. Pour réserver, attendez que la connexion revienne.',
  nothing: 'Quand la connexion est là, les listes que vous ouvrez sont gardées sur cet appareil, pour les relire ici.',
  lists: 'Les listes vues récemment',
  basket: 'Votre panier',
  seeBasket: 'Voir mon panier',
  retry: 'Réessayer',
};
