export function CaseRequests() {
  return null;
}
