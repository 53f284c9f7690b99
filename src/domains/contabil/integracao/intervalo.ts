import { type DataCivil, formatarData, somarMeses } from '#shared/datas.ts';
import { errosIntegracao } from './erros.ts';

/** Some days, a year of them at most. Throws INTEGRACAO_INTERVALO. */
export function conferirIntervalo({ de, ate }: { de: DataCivil; ate: DataCivil }): void {
  if (ate < de || ate > somarMeses(de, 12)) throw errosIntegracao.INTEGRACAO_INTERVALO({ de: formatarData(de) }, { campos: ['ate'] });
}
