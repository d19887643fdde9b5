export const sessions = {
  device: (browser: string | null, system: string | null): string =>
    browser && system ? `${browser} sur ${system}` : (browser ?? system ?? ''),
  unknownDevice: 'Appareil inconnu',
  samePlace: 'Depuis la connexion internet que vous utilisez en ce moment',
  otherPlace: 'Depuis une autre connexion internet',
};
