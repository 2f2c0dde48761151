/** The Need Help form. */
export interface TicketOrder {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  message: string;
}

/** `number` is what to name when asking after it: `NK-T-000123`. */
export interface TicketAnswer {
  number: string;
}

/** The appointment form beside a listing, and what it stood beside. */
export interface AppointmentRequestOrder {
  name: string;
  phone: string;
  city: string;
  profession?: string;
  spec?: string;
}

/** `routedTo`: how many professionals are asked. */
export interface AppointmentRequestAnswer {
  reference: string;
  routedTo: number;
}

/** A free question; `email` is where an answer is told, if anywhere. */
export interface QuestionOrder {
  question: string;
  /** Slug of the profession it was asked beside. */
  profession?: string;
  spec?: string;
  email?: string;
}

export interface QuestionAnswer {
  reference: string;
  question: string;
}

export interface SubscriptionOrder {
  email: string;
  topic: string;
}

/** Nothing is sent before the address is confirmed. */
export interface SubscriptionAnswer {
  state: 'pending';
}

/** A telephone number somebody asked to see. */
export interface ContactReveal {
  phone: string;
}
