/** Names for a million believable registries: the most common first, then a long tail. */

const FIRST = `Emma Marie Léo Louise Gabriel Jade Raphaël Alice Louis Camille Arthur Chloé Jules Léa Adam Manon Lucas Inès
Hugo Sarah Maël Lina Liam Rose Noé Anna Sacha Mila Paul Julia Nathan Léna Ethan Zoé Aaron Lou Tom Ambre Malo Eva Mohamed Juliette
Théo Agathe Gabin Jeanne Marius Romy Eden Romane Victor Margaux Martin Elena Axel Nina Robin Clémence Mathis Capucine Noah Élise
Clément Charlotte Antoine Anaïs Baptiste Océane Samuel Mathilde Augustin Iris Gaspard Olivia Naël Adèle Timéo Éléonore Ayden Victoria
Valentin Apolline Simon Constance Alexandre Margot Maxime Élisa Oscar Valentine Côme Lola Rayan Faustine Marceau Soline Isaac Thaïs
Joseph Lucie Ibrahim Célestine Imran Noémie Ismaël Yasmine François Hélène Jérôme Cécile Loïc Maëlle Gaëtan Solène Benoît Aurélie
Stéphane Émilie Sébastien Élodie Frédéric Bérénice Jürgen Käthe Björn Jörg Günther Anneliese Maximilian Sophie Elias Mia Felix Hannah
Jonas Lena Luca Johanna Moritz Frieda Emil Mathilda Wout Lotte Seppe Fien Joris Anouk Thijs Maud Stijn Elke Bram Griet`;

const LAST = `Martin Bernard Thomas Petit Robert Richard Durand Dubois Moreau Laurent Simon Michel Lefebvre Leroy Roux David
Bertrand Morel Fournier Girard Bonnet Dupont Lambert Fontaine Rousseau Vincent Müller Lefèvre Faure André Mercier Blanc Guérin Boyer
Garnier Chevalier François Legrand Gauthier Garcia Perrin Robin Clément Morin Nicolas Henry Roussel Mathieu Gautier Masson Marchand
Duval Denis Dumont Marie Lemaire Noël Meyer Dufour Meunier Brun Blanchard Giraud Joly Rivière Lucas Brunet Gaillard Barbier Arnaud
Martínez Gérard Roche Renard Schmitt Roy Leroux Colin Vidal Caron Picard Roger Fabre Aubert Lemoine Renaud Dumas Lacroix Olivier
Philippe Bourgeois Pierre Benoît Rey Leclerc Payet Rolland Leclercq Guillaume Lecomte López Jean Dupuy Guillot Hubert Berger Carpentier
Sánchez Dupuis Moulin Louis Deschamps Huet Vasseur Pérez Boucher Fleury Royer Klein Jacquet Adam Paris Poirier Marty Aubry Guyot Carré
Charles Renault Charpentier Ménard Maillard Baron Bertin Bailly Hervé Schneider Fernández Legall Collet Léger Bouvier Julien Prévost
Millet Perrot Daniel Lecœur Cousin Germain Breton Besson Langlois Rémy Peeters Janssens Maes Jacobs Mertens Willems Claes Goossens
Wouters Desmet Dewulf Vandenberghe Vermeulen Weber Schäfer Köhler Krüger Böhm Groß Weiß`;

const STARTS =
  'Bar Bel Ber Bon Bou Bra Cha Che Cor Cou Del Des Dub Fer Fou Gar Gau Gir Gue Jac Lam Lan Leb Mal Mar Mon Mou Per Pel Por Rou Sal Tal Val Ver Vil'.split(
    ' ',
  );
const MIDDLES = 'a an ar au é el en er eu i il in o on or ou u ul ur y'.split(' ');
const ENDS =
  'ard aud ay bert bois chet court dier din eau el er et ez gnon gue ier in let lier mont nay net nier ot pin quet rand rel rieux ron sac teau tier ville vin zac'.split(
    ' ',
  );

function words(text: string): string[] {
  return text.split(/\s+/);
}

/** This many invented names, all different. */
function invented(count: number): string[] {
  const names = STARTS.flatMap((start) =>
    MIDDLES.flatMap((middle) =>
      ENDS.flatMap((end) => [start + middle + end, ...MIDDLES.map((more) => `${start + middle}l${more}${end}`)]),
    ),
  );
  const step = Math.floor(names.length / count);
  return [...new Set(names)].filter((_name, index) => index % step === 0).slice(0, count);
}

export const FIRST_NAMES = [...words(FIRST), ...invented(4000)];
export const LAST_NAMES = [...words(LAST), ...invented(80_000).map((name) => `${name}s`)];
