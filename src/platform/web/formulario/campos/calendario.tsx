import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/pt-br';
import { useIdioma } from '../../i18n.tsx';

type Props = { valor: string | null; minima?: string; maxima?: string; aoEscolher: (data: string) => void };

/** A month to choose a day from; arrows move between days. */
export default function Calendario({ valor, minima, maxima, aoEscolher }: Props) {
  const { idioma } = useIdioma();
  return (
    <DatePicker
      locale={idioma === 'br' ? 'pt-br' : 'en'}
      firstDayOfWeek={0}
      size="xs"
      value={valor}
      defaultDate={valor ?? undefined}
      minDate={minima}
      maxDate={maxima}
      onChange={(data) => {
        if (data) aoEscolher(data);
      }}
    />
  );
}
