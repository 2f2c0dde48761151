import { isApiError, toast, useLocation, useNavigate } from '@nukkad/platform';
import { Button, Card } from '@nukkad/shared-ui';
import { apiErrorMessage } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { sectionAddress } from '../common/section-address';
import { tokenIn } from './records.model';
import styles from './records.module.css';
import { useRecordChanges } from './records.queries';
import { text } from './records.text';

/** Asks whether to accept the link sent to a record's email; nothing without such a link. */
export function ConfirmLink() {
  const token = tokenIn(useLocation().hash);
  if (token === null) return null;
  return <Question key={token} token={token} />;
}

function Question({ token }: { token: string }) {
  const navigate = useNavigate();
  const { confirm } = useRecordChanges();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // Others may see the screen or the history later: remove the link from the address.
  const leave = () => navigate(sectionAddress('records'), { replace: true });
  const link = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { vendor } = await confirm(token);
      toast({ text: text.confirmed(vendor.vendorName), tone: 'success' });
      leave();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(apiErrorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card as="section" className={styles.card}>
      <h2>{text.confirmTitle}</h2>
      <p>{text.confirmWhy}</p>
      {problem !== null && (
        <p role="alert">
          {text.notConfirmed}: {problem}
        </p>
      )}
      <div className={styles.ways}>
        <Button busyText={isBusy ? text.confirming : undefined} onClick={link}>
          {text.confirm}
        </Button>
        <Button tone="ghost" onClick={leave}>
          {text.notNow}
        </Button>
      </div>
    </Card>
  );
}
