export const pictures = {
  add: 'Ajouter une photo',
  change: 'Changer la photo',
  help: 'JPEG, PNG, WebP, AVIF ou GIF, 10\u00A0Mo au maximum.',
  drop: 'ou déposez-la ici',
  sending: 'Envoi de la photo',
  stop: 'Arrêter l’envoi',
  ready: 'Votre photo est prête.',
  notAPicture: 'Ce fichier n’est pas une image. Choisissez une photo JPEG, PNG, WebP, AVIF ou GIF.',
  onlyOne: 'Une seule photo à la fois.',
  tooBig: 'Cette photo dépasse 10\u00A0Mo. Choisissez-en une plus légère.',
  tooHeavy: 'Cette photo est trop lourde. Choisissez-en une plus légère.',
  failed: 'La photo n’a pas pu être envoyée. Vérifiez votre connexion, puis réessayez.',
};
