/** Texts of statements, in English as invoices are. */
export const statementText = {
  title: 'Statement',
  nothing: 'No money has come or gone.',
  what: 'What',
  amount: 'Amount',
  opening: 'Held when the month began',
  payments: 'Paid online by clients',
  refunds: 'Refunded to clients',
  fees: 'Fees of Nukkad',
  payouts: 'Paid out',
  payoutsReturned: 'Payouts that came back',
  closing: 'Held when the month ended',
  owed: 'Of it, earned and to be paid out',
  atVisits: 'Received at visits, in no other line',
};
