import type { Story } from './story.ts';

export const NADIA: Story = {
  parent: { first_name: 'Nadia', last_name: 'Reuter' },
  shortLink: 'bebe-reuter-demo',
  cover: 5,
  daysUntilBirth: 160,
  registry: {
    title: 'Bienvenue petit trésor',
    description: 'La liste commence à peine : revenez bientôt !',
    address_owner: 'Nadia et Marc Reuter',
    address_first_line: '3 rue du Moulin',
    address_zip_code: 'L-1234',
    address_city: 'Luxembourg',
    address_country: 'LU',
    babies: [{ firstname: '', gender: 'NA' }],
  },
  wishes: [{ title: 'Doudou ours', category: 'Premiers jours', price: 25, drawing: 'teddy', isFavorite: true }],
  givers: [],
};
