import { problem } from '../../http/problem.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword } from './passwords.ts';

/** The people whose names do not belong in a good password. */
interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

/**
 * The hash of a newly chosen password.
 * @param at where it stands in the input, and who is asking
 * @throws PASSWORD_TOO_COMMON when attackers would try it early
 */
export async function choosePassword(
  password: string,
  person: Person,
  at: { field: string; client: string },
): Promise<string> {
  if (await isCommonPassword(password, [person.firstName, person.lastName, ...person.email.split('@')])) {
    throw problem('PASSWORD_TOO_COMMON', [{ path: at.field, message: 'PASSWORD_TOO_COMMON' }]);
  }
  return hashPassword(password, at.client);
}
