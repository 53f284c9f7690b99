import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { numeroDe, type Periodo } from '../../periodo.ts';
import { textosPeriodos } from '../texts.ts';

const MESES = 12;

/** Names a período as people say it: março, ajustes, encerramento. */
export function useNomeDoPeriodo(): (periodo: Periodo) => string {
  const { idioma } = useIdioma();
  const t = useTextos(textosPeriodos);
  const formato = new Intl.DateTimeFormat(idioma === 'br' ? 'pt-BR' : 'en-US', { month: 'long', timeZone: 'UTC' });
  return (periodo) => {
    const numero = numeroDe(periodo);
    if (numero > MESES) return t(numero === MESES + 1 ? 'ajuste' : 'encerramento');
    const nome = formato.format(Date.UTC(2000, numero - 1, 1));
    return nome.charAt(0).toUpperCase() + nome.slice(1);
  };
}
