import { type DataCivil, formatarData, somarMeses } from '#shared/datas.ts';
import { errosPagar } from '../erros.ts';

const ANOS_PARA_TRAS = 5;
const ANOS_PARA_FRENTE = 10;

type Prazos = { dataEmissao: DataCivil; vencimentos: readonly { dia: DataCivil; campo: string }[] };

/** A purchase is not of the future, and a year typed wrong is told. Pure. Throws EMISSAO_FORA_DO_PRAZO, VENCIMENTO_PAGAR_FORA_DO_PRAZO. */
export function conferirPrazos({ dataEmissao, vencimentos }: Prazos, hoje: DataCivil): void {
  const de = somarMeses(hoje, -12 * ANOS_PARA_TRAS);
  if (dataEmissao < de || dataEmissao > hoje)
    throw errosPagar.EMISSAO_FORA_DO_PRAZO({ de: formatarData(de), ate: formatarData(hoje) }, { campos: ['dataEmissao'] });
  conferirVencimentos(vencimentos, hoje);
}

/** Throws VENCIMENTO_PAGAR_FORA_DO_PRAZO. */
export function conferirVencimentos(vencimentos: Prazos['vencimentos'], hoje: DataCivil): void {
  const ate = somarMeses(hoje, 12 * ANOS_PARA_FRENTE);
  const longe = vencimentos.find(({ dia }) => dia > ate);
  if (longe) throw errosPagar.VENCIMENTO_PAGAR_FORA_DO_PRAZO({ ate: formatarData(ate) }, { campos: [longe.campo] });
}
