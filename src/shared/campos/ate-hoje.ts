import type { DataCivil } from '../datas.ts';
import type { Achados } from '../regra.ts';
import { definirMensagensDeCampo, recusa } from '../validacao.ts';

definirMensagensDeCampo({ DATA_DEPOIS_DE_HOJE: { br: 'Não pode ser depois de hoje', en: 'Not after today' } });

/** What is told as happened did by today of the school. A schema does not know which day that is: a write asks with its act. */
export function conferirAteHoje<N extends string>(
  hoje: DataCivil,
  dias: Readonly<Record<N, DataCivil | null>>,
  nomes: readonly N[],
  achados: Achados,
): void {
  for (const nome of nomes) if ((dias[nome] ?? '') > hoje) achados.addIssue(recusa('DATA_DEPOIS_DE_HOJE', {}, [nome]));
}
