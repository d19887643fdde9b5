/** What the confirmation needs of the booking that was just made; gone with the tab, and never in an address. */
export interface BookedNow {
  /** Opens the giver's page. Null when the service did not say. */
  token: string | null;
  email: string;
}

const STORED = 'cigogne-booked';

let inMemory: string | null = null;

export function rememberBooking(booked: BookedNow): void {
  inMemory = JSON.stringify(booked);
  try {
    sessionStorage.setItem(STORED, inMemory);
  } catch {
    // Blocked or full: the confirmation shows until it is reloaded.
  }
}

export function bookedNow(): BookedNow | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? inMemory ?? 'null') as BookedNow | null;
  } catch {
    return inMemory === null ? null : (JSON.parse(inMemory) as BookedNow);
  }
}
