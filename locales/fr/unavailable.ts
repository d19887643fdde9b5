export const unavailable = {
  title: 'Nous revenons dans un instant',
  text: 'Cigogne fait une courte pause. Les listes et les réservations sont bien gardées : réessayez dans quelques secondes.',
  retry: 'Réessayer',
};
