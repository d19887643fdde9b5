export const alreadyActive = 'Dieses Konto ist schon aktiv: Sie können sich anmelden.';
