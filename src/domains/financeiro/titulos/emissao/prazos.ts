import { errosEmissao } from './erros.ts';
import { type DataCivil, formatarData, somarMeses } from '#shared/datas.ts';

/** How far back a debt may have fallen due and still be charged (Código Civil, art. 206 § 5º I), and how far ahead a title may fall due. */
const ANOS_PARA_TRAS = 5;
const ANOS_PARA_FRENTE = 10;

/** Throws VENCIMENTO_FORA_DO_PRAZO for a debt that can no longer be charged, VENCIMENTO_DISTANTE for one too far ahead. */
export function conferirVencimentoNoPrazo(dataVencimento: DataCivil, hoje: DataCivil): void {
  const de = somarMeses(hoje, -12 * ANOS_PARA_TRAS);
  const ate = somarMeses(hoje, 12 * ANOS_PARA_FRENTE);
  if (dataVencimento < de) throw errosEmissao.VENCIMENTO_FORA_DO_PRAZO({ de: formatarData(de) }, { campos: ['dataVencimento'] });
  if (dataVencimento > ate) throw errosEmissao.VENCIMENTO_DISTANTE({ ate: formatarData(ate) }, { campos: ['dataVencimento'] });
}
