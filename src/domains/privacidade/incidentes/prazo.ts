import { type DataCivil, somarDias } from '#shared/datas.ts';
import { proximoDiaUtil } from '#shared/datas/feriados.ts';

/** The last day to tell authority and people: so many business days after it became known (Resolução CD/ANPD 15/2024, art. 6º). */
export function prazoDoIncidente(conhecidoEm: DataCivil, diasUteis: number): DataCivil {
  let dia = conhecidoEm;
  for (let i = 0; i < diasUteis; i += 1) dia = proximoDiaUtil(somarDias(dia, 1));
  return dia;
}
