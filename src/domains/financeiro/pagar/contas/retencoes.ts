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
/** A tax of a bill; base (of the whole bill) and rate where its invoice states them. */
export type ImpostoEscolhido = Pick<ImpostoDatado, 'tipo' | 'nome'> & { baseCentavos?: Centavos | null; aliquota?: string | null };
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

const chaveDe = ({ tipo, nome }: Pick<ImpostoDatado, 'tipo' | 'nome'>): string => `${tipo} ${nome.trim().toLowerCase()}`;
/** The dated row of a tax on a day; throws IMPOSTO_SEM_VIGENCIA. */
function emVigor(linhas: readonly ImpostoDatado[], { nome }: ImpostoEscolhido, dia: DataCivil): ImpostoDatado {
  const achada = linhas.find((l) => l.vigenteDesde <= dia && (l.vigenteAte === null || l.vigenteAte >= dia));
  if (!achada) throw errosPagar.IMPOSTO_SEM_VIGENCIA({ nome, data: formatarData(dia) }, { campos: ['impostos'] });
  return achada;
}

/**
 * What is withheld of a bill, of each installment, with each step (brazil.md §5): every tax on the gross amount, or on the base that the
 * invoice states, none on another, by the rate of its date or that of the invoice, half up to the centavo, and nothing while the rounded tax does not pass its minimum. What the invoice makes owed is worked out on the whole bill by
 * the rate of its date and shared by the installments; what the payment makes owed, on each installment by the rate of the day on which it
 * falls due. Who pays by the Simples has neither income tax nor contributions withheld. Pure. Throws
 * IMPOSTO_SEM_VIGENCIA, BASE_ACIMA_DO_VALOR.
 */
export function reter(
  { dataEmissao, valorCentavos, parcelas, simplesNacional, hoje }: Conta,
  escolhidos: readonly ImpostoEscolhido[],
  linhas: readonly ImpostoDatado[],
): { porParcela: Retencao[][]; passos: PassoDaRetencao[] } {
  const porParcela: Retencao[][] = parcelas.map(() => []);
  const passos: PassoDaRetencao[] = [];
  const pesos = parcelas.map((p) => p.brutoCentavos);
  const julgar = (
    { nome, tipo, minimoCentavos, regraVencimento, diaVencimento, ...imposto }: ImpostoDatado,
    escolhido: ImpostoEscolhido,
    { baseCentavos, dataFato, parcela }: Pick<PassoDaRetencao, 'baseCentavos' | 'dataFato' | 'parcela'>,
  ): PassoDaRetencao => {
    const aliquota = escolhido.aliquota ?? imposto.aliquota;
    const valor = percentual(baseCentavos, aliquota);
    const doSimples = simplesNacional && (tipo === 'ir' || tipo === 'pis_cofins_csll');
    const resultado = doSimples ? 'simples' : valor <= minimoCentavos ? 'abaixo_do_minimo' : 'retido';
    const dataVencimento = vencimentoDoImposto(dataFato, regraVencimento, diaVencimento);
    const passo = {
      nome,
      resultado,
      parcela,
      baseCentavos,
      aliquota,
      valorCentavos: valor,
      minimoCentavos,
      dataFato,
      dataVencimento,
    } as const;
    passos.push(passo);
    return passo;
  };
  for (const [n, escolhido] of escolhidos.entries()) {
    const { baseCentavos: daNota = null } = escolhido;
    if (daNota !== null && daNota > valorCentavos)
      throw errosPagar.BASE_ACIMA_DO_VALOR({ nome: escolhido.nome }, { campos: [`impostos.${n}.baseCentavos`] });
    const dele = linhas.filter((l) => chaveDe(l) === chaveDe(escolhido));
    const imposto = emVigor(dele, escolhido, dataEmissao);
    if (imposto.fatoGerador !== 'pagamento') {
      const baseCentavos = daNota ?? percentual(valorCentavos, imposto.basePercentual);
      const passo = julgar(imposto, escolhido, { baseCentavos, dataFato: dataEmissao, parcela: null });
      const { resultado, aliquota, valorCentavos: valor, dataFato, dataVencimento } = passo;
      if (resultado !== 'retido') continue;
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
    const bases = daNota === null ? null : ratear(daNota, pesos);
    for (const [i, parcela] of parcelas.entries()) {
      const doDia = emVigor(dele, escolhido, parcela.dataVencimento);
      const {
        resultado,
        baseCentavos,
        aliquota,
        valorCentavos: valor,
        dataFato,
        dataVencimento,
      } = julgar(doDia, escolhido, {
        baseCentavos: bases?.[i] ?? percentual(parcela.brutoCentavos, doDia.basePercentual),
        dataFato: parcela.dataVencimento < hoje ? hoje : parcela.dataVencimento,
        parcela: i + 1,
      });
      if (resultado !== 'retido') continue;
      porParcela[i]?.push({ impostoId: doDia.id, baseCentavos, aliquota, valorCentavos: valor, dataFato, dataVencimento });
    }
  }
  return { porParcela, passos };
}
