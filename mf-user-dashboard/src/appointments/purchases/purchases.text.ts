export const text = {
  title: 'Lesson packages you have bought',
  what: 'lesson packages',
  lessons: (lessons: number, minutes: number, left: number) =>
    `${minutes} minutes each, ${left} of ${lessons} left`,
  bought: (day: string, price: string) => `Bought on ${day} for ${price}`,
  refunding: (amount: string) => `${amount} is on its way back to you`,
  refunded: (amount: string) => `${amount} refunded`,
} as const;
