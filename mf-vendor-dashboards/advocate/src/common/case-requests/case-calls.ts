import { api, toast, useNavigate } from '@nukkad/platform';
import type { DecisionCalls } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { text } from './case-requests.text';

/**
 * Decision calls of an advocate: accepting creates a case and offers a link to it.
 *
 * @param addressOf URL of a case
 */
export function useCaseCalls(addressOf: (caseId: string) => string): DecisionCalls {
  const navigate = useNavigate();
  // Stable for the lifetime of the dashboard.
  const [calls] = useState(() => callsThat((caseId) => navigate(addressOf(caseId))));
  return calls;
}

function callsThat(open: (caseId: string) => void): DecisionCalls {
  return {
    async accept(bookingId, how) {
      const { caseId } = await api.call('acceptCaseRequest', { params: { bookingId } }, how);
      toast({ text: text.isCase, undoText: text.open, undo: () => open(caseId), tone: 'success' });
    },
    reject: (bookingId, reason, how) =>
      api.call('rejectCaseRequest', { params: { bookingId }, body: { reason } }, how),
    changes: [
      ...(['getPracticeBookings', 'getPracticeCalendar', 'getPracticeStats'] as const),
      ...(['getCases', 'getClients'] as const),
    ],
  };
}
