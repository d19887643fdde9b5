export const alreadyActive = 'Ce compte est déjà activé : vous pouvez vous connecter.';
