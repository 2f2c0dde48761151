/** Notifications to others when somebody leaves. */
export const notifications = {
  ended: (vendorName: string) => ({
    title: 'Your place on a waitlist has ended',
    text: `${vendorName} is no longer listed, so no time will become free. Others may have one.`,
  }),
};
