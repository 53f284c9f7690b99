import type { FatoGerador, RegraDeVencimento, TipoImposto } from '#domains/financeiro/cadastros/listas.ts';
import { vencimentoDoImposto } from '#domains/financeiro/cadastros/impostos/vencimento-do-imposto.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import { type Centavos, percentual, ratear } from '#shared/dinheiro.ts';
import { errosPagar } from '../erros.ts';

/** A dated row of a tax that is withheld from suppliers. */
export type ImpostoDatado = {
  id: number;
  tipo: TipoImposto;
  nome: string;
  aliquota: string;
  basePercentual: string;
  minimoCentavos: Centavos;
  fatoGerador: FatoGerador;
  regraVencimento: RegraDeVencimento;
  diaVencimento: number | null;
  vigenteDesde: DataCivil;
  vigenteAte: DataCivil | null;
};
export type ImpostoEscolhido = Pick<ImpostoDatado, 'tipo' | 'nome'>;
export type Retencao = {
  impostoId: number;
  baseCentavos: Centavos;
  aliquota: string;
  valorCentavos: Centavos;
  dataFato: DataCivil;
  dataVencimento: DataCivil;
};
/** Why a tax takes what it takes of a bill: told to who asks. */
export type PassoDaRetencao = {
  nome: string;
  resultado: 'retido' | 'abaixo_do_minimo' | 'simples';
  /** The installment that it is of; null for the whole bill. */
  parcela: number | null;
  baseCentavos: Centavos;
  basePercentual: string;
  aliquota: string;
  valorCentavos: Centavos;
  minimoCentavos: Centavos;
  dataFato: DataCivil;
  dataVencimento: DataCivil;
};
type Conta = {
  dataEmissao: DataCivil;
  valorCentavos: Centavos;
  parcelas: readonly { brutoCentavos: Centavos; dataVencimento: DataCivil }[];
  simplesNacional: boolean;
  /** What falls due before it is paid on it at the earliest: when the tax of a payment is forecast. */
  hoje: DataCivil;
};

const chaveDe = ({ tipo, nome }: ImpostoEscolhido): string => `${tipo} ${nome.trim().toLowerCase()}`;
/** The dated row of a tax on a day; throws IMPOSTO_SEM_VIGENCIA. */
function emVigor(linhas: readonly ImpostoDatado[], { nome }: ImpostoEscolhido, dia: DataCivil): ImpostoDatado {
  const achada = linhas.find((l) => l.vigenteDesde <= dia && (l.vigenteAte === null || l.vigenteAte >= dia));
  if (!achada) throw errosPagar.IMPOSTO_SEM_VIGENCIA({ nome, data: formatarData(dia) }, { campos: ['impostos'] });
  return achada;
}

/**
 * What is withheld of a bill, of each installment, with each step (brazil.md §5): every tax on the gross amount, none on another, half up to
 * the centavo, and nothing while the rounded tax does not pass its minimum. What the invoice makes owed is worked out on the whole bill by
 * the rate of its date and shared by the installments; what the payment makes owed, on each installment by the rate of the day on which it
 * falls due. Who pays by the Simples has neither income tax nor contributions withheld. Pure. Throws IMPOSTO_SEM_VIGENCIA.
 */
export function reter(
  { dataEmissao, valorCentavos, parcelas, simplesNacional, hoje }: Conta,
  escolhidos: readonly ImpostoEscolhido[],
  linhas: readonly ImpostoDatado[],
): { porParcela: Retencao[][]; passos: PassoDaRetencao[] } {
  const porParcela: Retencao[][] = parcelas.map(() => []);
  const passos: PassoDaRetencao[] = [];
  const julgar = (imposto: ImpostoDatado, bruto: Centavos, dataFato: DataCivil, parcela: number | null): PassoDaRetencao => {
    const { nome, tipo, aliquota, basePercentual, minimoCentavos, regraVencimento, diaVencimento } = imposto;
    const baseCentavos = percentual(bruto, basePercentual);
    const valor = percentual(baseCentavos, aliquota);
    const doSimples = simplesNacional && (tipo === 'ir' || tipo === 'pis_cofins_csll');
    const resultado = doSimples ? 'simples' : valor <= minimoCentavos ? 'abaixo_do_minimo' : 'retido';
    const dataVencimento = vencimentoDoImposto(dataFato, regraVencimento, diaVencimento);
    const passo = {
      nome,
      resultado,
      parcela,
      baseCentavos,
      basePercentual,
      aliquota,
      valorCentavos: valor,
      minimoCentavos,
      dataFato,
      dataVencimento,
    } as const;
    passos.push(passo);
    return passo;
  };
  for (const escolhido of escolhidos) {
    const dele = linhas.filter((l) => chaveDe(l) === chaveDe(escolhido));
    if (emVigor(dele, escolhido, dataEmissao).fatoGerador === 'emissao') {
      const imposto = emVigor(dele, escolhido, dataEmissao);
      const {
        resultado,
        baseCentavos,
        aliquota,
        valorCentavos: valor,
        dataFato,
        dataVencimento,
      } = julgar(imposto, valorCentavos, dataEmissao, null);
      if (resultado !== 'retido') continue;
      const pesos = parcelas.map((p) => p.brutoCentavos);
      const [bases, valores] = [ratear(baseCentavos, pesos), ratear(valor, pesos)];
      for (const [i, parte] of valores.entries())
        if (parte > 0)
          porParcela[i]?.push({
            impostoId: imposto.id,
            baseCentavos: bases[i] ?? baseCentavos,
            aliquota,
            valorCentavos: parte,
            dataFato,
            dataVencimento,
          });
      continue;
    }
    for (const [i, parcela] of parcelas.entries()) {
      const imposto = emVigor(dele, escolhido, parcela.dataVencimento);
      const previsto = parcela.dataVencimento < hoje ? hoje : parcela.dataVencimento;
      const { resultado, ...passo } = julgar(imposto, parcela.brutoCentavos, previsto, i + 1);
      if (resultado !== 'retido') continue;
      const { baseCentavos, aliquota, valorCentavos: valor, dataFato, dataVencimento } = passo;
      porParcela[i]?.push({ impostoId: imposto.id, baseCentavos, aliquota, valorCentavos: valor, dataFato, dataVencimento });
    }
  }
  return { porParcela, passos };
}
