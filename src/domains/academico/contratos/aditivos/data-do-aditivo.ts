import { type DataCivil, formatarData, hojeEm } from '#shared/datas.ts';
import { errosAditivo } from './erros.ts';

type Contrato = { numero: string; ativadoEm: string | null; matricula: { ano: number; dataMatricula: DataCivil } };

/**
 * An addendum is dated within the life of its contract: not before the enrollment or the activation, whichever came first, and not
 * after the year or the last installment, whichever comes last. @throws ADITIVO_DATA_INVALIDA
 */
export function conferirDataDoAditivo(
  { numero, ativadoEm, matricula }: Contrato,
  vencimentos: readonly DataCivil[],
  data: DataCivil,
  fuso: string,
): void {
  const ativacao = ativadoEm === null ? matricula.dataMatricula : hojeEm(new Date(ativadoEm), fuso);
  const de = ativacao < matricula.dataMatricula ? ativacao : matricula.dataMatricula;
  const ate = [`${matricula.ano}-12-31`, ...vencimentos].toSorted().at(-1) ?? de;
  if (data >= de && data <= ate) return;
  throw errosAditivo.ADITIVO_DATA_INVALIDA({ numero, de: formatarData(de), ate: formatarData(ate) }, { campos: ['dataAditivo'] });
}
