import webPush from 'web-push';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();

/** Settings of an installation that pushes notifications. */
export const vapid = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: 'mailto:operator@nukkad.example',
};
