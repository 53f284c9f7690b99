import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';
import 'dayjs/locale/pt-br';
import { useIdioma, useTextos } from '../../i18n.tsx';
import { textosFormulario } from '../texts.ts';

type Props = { valor: string | null; minima?: string; maxima?: string; aoEscolher: (data: string) => void };

/** A month to choose a day from; arrows move between days. */
export default function Calendario({ valor, minima, maxima, aoEscolher }: Props) {
  const { idioma } = useIdioma();
  const t = useTextos(textosFormulario);
  return (
    <DatePicker
      locale={idioma === 'br' ? 'pt-br' : 'en'}
      firstDayOfWeek={0}
      size="sm"
      // Saturdays and Sundays in red would speak of a state that there is none.
      weekendDays={[]}
      hideOutsideDates
      ariaLabels={{
        previousMonth: t('mesAnterior'),
        nextMonth: t('mesSeguinte'),
        previousYear: t('anoAnterior'),
        nextYear: t('anoSeguinte'),
        previousDecade: t('decadaAnterior'),
        nextDecade: t('decadaSeguinte'),
      }}
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
