/** A complaint and its answer; `{name}` and `{phone}` are never published. */
export interface ComplaintText {
  told: string;
  answered: string;
}

const text = (told: string, answered: string): ComplaintText => ({ told, answered });

/** Additions, in different styles. */
export const addenda = [
  'I have kept the messages.',
  'I called four times.',
  'A neighbour tells the same.',
  'All I ask for is an answer.',
  'The bill is attached.',
  'It cost me two days of work.',
  'I would not write if it were the first time.',
  'Please do not let it happen to others.',
];

/** By the slug of the office that accepts them. */
export const complaintTexts: Record<string, ComplaintText[]> = {
  'service-related': [
    text(
      'The appointment at 11 was moved three times without a call. On the fourth day {name} said the slot was never booked.',
      'The booking was found. The visit was given free of charge within the week.',
    ),
    text(
      'The fan stopped again two days after the repair and {name} does not take my calls from {phone}.',
      'A second electrician was sent; the bearing was replaced under the guarantee.',
    ),
    text(
      'Half of the kitchen was painted and then nobody came for nine days.',
      'Work was resumed and finished. One tenth of the price was returned.',
    ),
    text(
      'We waited from nine to two for a plumber who had confirmed the evening before.',
      'The plumber had no cover for an emergency. Waiting time was made good.',
    ),
    text(
      'A full clean was booked for the move; {name} left after the kitchen and called it done.',
      'The rest was cleaned the next day without charge.',
    ),
    text(
      'The visit at home was cancelled on the doorstep because the lift was out of order.',
      'Third-floor visits do not depend on lifts. A new visit was made the same evening.',
    ),
    text(
      'Asked for an update on my file every Monday for six weeks and heard “next week” each time.',
      'The file has an owner now, named in the letter, and a date.',
    ),
    text(
      'The lesson package was sold with two lessons a week; for a month there was one.',
      'The missing lessons were added to the package.',
    ),
  ],
  'contractual-and-financial': [
    text(
      'The quotation said ₹4,200 and the bill ₹6,900. {name} says taxes were not included.',
      'The bill must equal the quotation. ₹2,700 were refunded.',
    ),
    text(
      'The advance of ₹10,000 was not returned although the work never began.',
      'The advance was refunded in full after nine days.',
    ),
    text(
      'A monthly plan was renewed without asking me and the card was charged.',
      'The renewal was undone. Renewals now need a yes each time.',
    ),
    text(
      'No receipt was given for cash, and now {name} claims that I never paid.',
      'Messages proved the payment. A receipt was issued.',
    ),
    text(
      'The agreement names thirty days’ notice; the deposit was kept after I gave it.',
      'The deposit was returned less one day of rent.',
    ),
  ],
  'data-and-security-related': [
    text(
      'After one call my number {phone} is in a sales group and gets offers every day.',
      'The number was removed from the list and the sender was warned.',
    ),
    text(
      'A report with my full name was sent to another patient.',
      'Both people were informed. Reports are now sent to confirmed numbers only.',
    ),
    text(
      'Somebody booked in my name with my old address.',
      'The account was closed and the booking cancelled.',
    ),
    text(
      '{name} asked for the code that came by message to “confirm” the visit.',
      'Nobody here ever asks for a code. The profile was suspended.',
    ),
    text(
      'Photographs of our house were shown as a reference without asking us.',
      'The pictures were taken down the same day.',
    ),
  ],
  'behavioral-and-ethical': [
    text(
      '{name} shouted at my mother when she asked for the bill.',
      'An apology was given in writing. A note stands in the file.',
    ),
    text(
      'At the counter I was told that things go faster with something in the envelope.',
      'The matter was handed to the vigilance desk. The application was processed the same week.',
    ),
    text(
      'The driver smoked in the car with a child inside and laughed when asked to stop.',
      'The driver was taken off family bookings.',
    ),
    text(
      'My turn was given to an acquaintance of {name} twice.',
      'Token numbers are now shown on a board for everybody to see.',
    ),
    text(
      'Was asked personal questions that had nothing to do with the work.',
      'The person was warned and trained; another one was offered.',
    ),
  ],
  'product-related': [
    text(
      'The tap fitted as new was a used one; the shop’s mark of last year is inside.',
      'A new tap was fitted and the difference returned.',
    ),
    text(
      'The inverter battery holds eleven minutes instead of three hours.',
      'The battery was exchanged under the maker’s guarantee.',
    ),
    text(
      'Wrong size of tiles was delivered and {name} refuses to take them back.',
      'The tiles were collected; the right ones came after four days.',
    ),
    text(
      'The guarantee card was left blank, so the service centre does nothing.',
      'A dated card was issued and the repair done.',
    ),
    text(
      'Gas was filled and gone within a week; the leak had not been looked for.',
      'The leak was closed and the gas filled again without charge.',
    ),
  ],
  'healthcare-related': [
    text(
      'The bill lists a room for two days; we went home after six hours.',
      'The bill was corrected and ₹3,400 refunded.',
    ),
    text(
      'The discharge summary names another patient’s medicine.',
      'A corrected summary was given the next morning.',
    ),
    text(
      'Was made to repeat a scan that another hospital had done three days before.',
      'The older scan was found sufficient. Its cost was refunded.',
    ),
    text(
      'No one at the desk could say when {name} would come; we waited five hours with a child.',
      'The desk now tells each family the expected time every hour.',
    ),
    text(
      'The records asked for in June have not been handed over.',
      'The records were handed over. The delay was explained in writing.',
    ),
  ],
};
