import type { myAccount as fr } from '../fr/my-account.ts';

export const myAccount: typeof fr = {
  title: 'My account',
  cannotLoad: 'Your account could not be loaded',

  namesTitle: 'Your name',
  firstName: 'First name',
  lastName: 'Last name',
  save: 'Save',
  saved: 'Your changes are saved.',

  emailTitle: 'Your email address',
  emailLead: 'You log in with it, and we write to you there.',
  emailWaits: (email) => `${email} still has to be confirmed: open the email that we sent there.`,
  emailKeep: 'Keep my current address',
  emailKept: 'You keep your current address.',
  emailChange: 'Change the address',
  newEmail: 'New email address',
  newEmailHelp: 'We will send a link there for you to open. Until then nothing changes.',
  currentPassword: 'Current password',
  emailSubmit: 'Send the link',
  emailSent: 'Email sent',

  passwordTitle: 'Your password',
  passwordLead: 'Changing it logs your other devices out.',
  passwordChange: 'Change the password',
  newPassword: 'New password',
  passwordSubmit: 'Change the password',
  passwordChanged: 'Your password is changed. Your other devices will ask for it.',

  devicesTitle: 'Your devices',
  devicesLead:
    'You are logged in here. If there is a device that you do not know, log it out and change your password.',
  thisDevice: 'This device',
  openedOn: 'Logged in on',
  usedOn: 'last used on',
  endSession: 'Log out',
  endSessionOf: (device) => `Log out ${device}`,
  sessionEnded: 'The device is logged out.',
  sessionNotEnded: 'This device could not be logged out',
  othersNotEnded: 'The other devices could not be logged out',
  endOthers: 'Log out all other devices',
  othersEnded: 'All your other devices are logged out.',

  adminTitle: 'Administration',
  adminAffiliate: 'Affiliate links',

  dataTitle: 'Your data',
  dataLead:
    'Everything that Cigogne knows about you, in one file: your account, your lists, your photos, what you reserved for others, and the emails that we sent you.',
  download: 'Download my data',
  downloadPartial:
    'For now it leaves out what only your email address tells: the gifts reserved with it, the invitations, your messages to Cigogne and the emails you received. To get these too, choose a new password by email: that shows us that you read what arrives at this address.',
  downloadAll: 'New password by email',
  downloaded: 'Your data is downloaded.',
  downloadFailed: 'The download did not work.',

  deleteTitle: 'Delete the account',
  deleteLead: 'Your lists go offline at once. You have 30 days to change your mind.',
  delete: 'Delete my account',
  deleteQuestion: 'Delete your account?',
  deleteWhat: 'Your lists will no longer be online, and those who reserved a gift on them will get an email.',
  deleteTogether:
    'A list that you created and manage together with somebody goes for that person too. We tell them by email.',
  deleteUndo:
    'For 30 days, logging in again is enough to get everything back. After that everything is erased: your lists, your photos and what your family and friends left there.',
  deleteSubmit: 'Delete my account',
  deleted: 'Your account is deleted. For 30 days you get it back by logging in.',
  lastSuperuser: 'You are the only administrator: name another one first.',
  cancel: 'Cancel',

  confirmTitle: 'New address',
  confirming: 'Confirming your address…',
  confirmNeedsScript: 'To confirm your address, allow JavaScript in your browser and load this page again.',
  confirmLogin: 'Log in to the account that is to have this address: it will be confirmed at once.',
  logIn: 'Log in',
  changeAccount: 'Switch account',
  confirmedTitle: 'Your address is confirmed',
  confirmed: (email) => `From now on you log in with ${email}.`,
  toLists: 'See my lists',
  takenTitle: 'This address already has an account',
  taken: 'It got one in the meantime: your account keeps the address that it had.',
  confirmInvalidTitle: 'This link no longer works',
  confirmInvalid:
    'It works for 24 hours, and only the last one that we sent. You can ask for another from your account.',
  toAccount: 'Open my account',
};
