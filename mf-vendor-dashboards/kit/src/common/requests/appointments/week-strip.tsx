import { useLocation } from '@nukkad/platform';
import { addDays, type WeekStart, weekOf } from '@nukkad/platform/calendar';
import { formatMonth, formatShortDay } from '@nukkad/platform/format';
import {
  Button,
  Calendar,
  CalendarIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  useDisclosure,
} from '@nukkad/shared-ui';
import styles from '../requests.module.css';
import { text } from '../requests.text';

interface Props {
  day: string;
  today: string;
  weekStart: WeekStart;
  onDay: (day: string) => void;
}

/** Seven days to choose from, with a month popover that closes on a press outside. */
export function WeekStrip({ day, today, weekStart, onDay }: Props) {
  const { isOpen, toggle, area } = useDisclosure<HTMLDivElement>(useLocation().key);
  const choose = (next: string) => {
    toggle();
    onDay(next);
  };
  return (
    <div className={styles.strip}>
      <div className={styles.head}>
        <div ref={area}>
          <Button tone="secondary" aria-expanded={isOpen} onClick={toggle}>
            <CalendarIcon size={18} />
            {formatMonth(day)}
          </Button>
          {isOpen && (
            <div className={styles.popup}>
              <Calendar label={text.month} selected={day} today={today} onSelect={choose} />
            </div>
          )}
        </div>
        <span>
          <Button tone="ghost" aria-label={text.earlier} onClick={() => onDay(addDays(day, -7))}>
            <ChevronLeftIcon size={20} />
          </Button>
          <Button tone="ghost" aria-label={text.later} onClick={() => onDay(addDays(day, 7))}>
            <ChevronRightIcon size={20} />
          </Button>
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a value */}
      <div className={styles.days} role="group" aria-label={text.strip}>
        {weekOf(day, weekStart).map((each) => {
          const [weekday = ''] = formatShortDay(each).split(' ');
          const number = Number(each.slice(8));
          return (
            <button
              key={each}
              type="button"
              className={styles.stripDay}
              // Begins with what is seen, for those who say it.
              aria-label={`${weekday} ${number} ${formatMonth(each)}`}
              aria-pressed={each === day}
              aria-current={each === today ? 'date' : undefined}
              onClick={() => onDay(each)}
            >
              <span aria-hidden="true">{weekday}</span>{' '}
              <span aria-hidden="true" className={styles.number}>
                {number}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
