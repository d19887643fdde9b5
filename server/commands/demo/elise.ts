import type { Story } from './story.ts';

export const ELISE: Story = {
  parent: { first_name: 'Élise', last_name: 'Vandenberghe' },
  shortLink: 'jumeaux-demo',
  cover: 3,
  daysUntilBirth: 41,
  registry: {
    title: 'Deux fois plus de bonheur',
    description: 'Des jumeaux ! Nous gardons leurs prénoms secrets jusqu’au grand jour.',
    address_owner: 'Élise Vandenberghe',
    address_first_line: 'Avenue des Tilleuls 8',
    address_zip_code: '1000',
    address_city: 'Bruxelles',
    address_country: 'BE',
    babies: [
      { firstname: 'Noé', gender: 'M', firstname_is_private: true, gender_is_private: true },
      { firstname: 'Lina', gender: 'F', firstname_is_private: true, gender_is_private: true },
    ],
  },
  wishes: [
    { title: 'Lits jumeaux évolutifs', category: 'Dormir', price: 259, drawing: 'cot', quantity: 2 },
    { title: 'Couvertures douces', category: 'Dormir', price: 39, drawing: 'blanket', quantity: 2 },
    {
      title: 'Cosy avec base pivotante',
      category: 'Sortir',
      price: 219,
      drawing: 'seat',
      quantity: 2,
      isFavorite: true,
    },
    { title: 'Bodies 3 mois (lot de 5)', category: 'S’habiller', price: 32, drawing: 'body', quantity: 6 },
    { title: 'Cubes d’éveil', category: 'Jouer', price: 19.95, drawing: 'cubes' },
    { title: 'Livres en tissu', category: 'Jouer', price: 15.5, drawing: 'books', quantity: 2 },
  ],
  givers: [{ first_name: 'An', last_name: 'Peeters', anonymous: false, message: 'Félicitations !', wishes: [0, 3] }],
};
