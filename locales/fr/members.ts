export const members = {
  newList: 'Créer une liste',
  logout: 'Se déconnecter',
  loggedOut: (hasBasket: boolean) => `Déconnexion réussie.${hasBasket ? ' Votre panier est conservé.' : ''}`,
  loggedOutHere: 'Déconnexion faite ici seulement. Terminez la session dans «\u00A0Vos appareils\u00A0».',
  admin: 'Administration',
  adminPages: {
    lists: 'Toutes les listes',
    babies: 'Tous les bébés',
    affiliate: 'Liens affiliés',
    imports: 'Imports',
    accounts: 'Comptes',
    mails: 'Emails en échec',
    acts: 'Journal',
    state: 'État du service',
  },
  darkTheme: 'Thème sombre',
  lightTheme: 'Thème clair',
};
