import { type DataCivil, formatarData } from '#shared/datas.ts';
import { escreverTaxa } from '#shared/decimais.ts';
import { type Centavos, centavos, formatarReais, formatarValor, somar } from '#shared/dinheiro.ts';
import { valorPorExtenso } from '#shared/palavras/extenso.ts';
import type { EscolaNoPapel } from '#shared/papel/termos-da-escola.ts';
import { texto } from '#shared/textos.ts';
import type { ChaveDeDesconto, Termo } from '../parcelas-com-aditivos.ts';
import type { MotivoIntocada } from '../efeito.ts';
import { textosAditivo } from '../texts.ts';

type Parte = {
  pagadorId: number;
  vencimento: DataCivil;
  valorCentavos: number;
  descontoIncondicionalCentavos: number;
  descontoCondicionalCentavos: number;
};
/** An installment before and after; left as it is, it says why. */
export type ParcelaDoAditivo = {
  precoIndice: number;
  parcela: number;
  parcelas: number;
  intocada: MotivoIntocada | null;
  antes: readonly Parte[];
  depois: readonly Parte[];
};
export type DadosDoAditivo = {
  ordem: number;
  dataAditivo: DataCivil;
  motivo: string;
  escola: EscolaNoPapel;
  contrato: {
    numero: string;
    matricula: { codigo: string; alunoNome: string; cursoNome: string; turmaNome: string | null };
    precos: readonly { descricao: string }[];
  };
  /** Who signs: those who pay by the contract before it and after it. */
  contratantes: readonly { nome: string; cpf: string | null }[];
  termos: readonly Termo[];
  /** Names of the discounts that a term may take off. */
  descontos: ReadonlyMap<ChaveDeDesconto, string>;
  nomes: ReadonlyMap<number, string>;
  efeito: readonly ParcelaDoAditivo[];
  totalAntesCentavos: Centavos;
};

const liquido = (p: Parte): Centavos => centavos(p.valorCentavos - p.descontoIncondicionalCentavos);
const somaDe = (partes: readonly Parte[]): Centavos => somar(partes.map(liquido));
const emValor = (valor: Centavos): string => `${formatarReais(valor)} (${valorPorExtenso(valor)})`;

const mudam = ({ efeito }: DadosDoAditivo): ParcelaDoAditivo[] => efeito.filter((e) => e.intocada === null);

/** What the installments that change come to, before and after. */
export const somasDo = (dados: DadosDoAditivo): { antes: Centavos; depois: Centavos } => ({
  antes: somar(mudam(dados).map((e) => somaDe(e.antes))),
  depois: somar(mudam(dados).map((e) => somaDe(e.depois))),
});

/** What the contract comes to, before and after, in a sentence. */
export function fraseDoTotal(dados: DadosDoAditivo): string {
  const { totalAntesCentavos } = dados;
  const { antes, depois: novas } = somasDo(dados);
  const depois = centavos(totalAntesCentavos + novas - antes);
  return depois === totalAntesCentavos
    ? `O valor total contratado continua de ${emValor(depois)}.`
    : `O valor total contratado passa de ${emValor(totalAntesCentavos)} para ${emValor(depois)}.`;
}

/** What the addendum changes, one sentence a term. */
export const mudancasDo = (dados: DadosDoAditivo): string[] => dados.termos.map((termo) => descrever(termo, dados));

function descrever(termo: Termo, { contrato, descontos, nomes }: DadosDoAditivo): string {
  const preco = (indice: number | null): string => (indice === null ? 'todos os preços' : (contrato.precos[indice]?.descricao ?? ''));
  const alcance = ({ parcelaDe: de, parcelaAte: ate }: { parcelaDe: number; parcelaAte?: number | null }): string =>
    ate === null || ate === undefined ? `da parcela ${de} em diante` : ate === de ? `na parcela ${de}` : `da parcela ${de} à ${ate}`;
  switch (termo.tipo) {
    case 'valor':
      return termo.valorCentavos === null
        ? `Reajuste de ${escreverTaxa(termo.percentual ?? '0')} no valor da parcela, ${alcance(termo)}, em ${preco(termo.precoIndice)}.`
        : `A parcela passa a ${formatarReais(termo.valorCentavos)}, ${alcance(termo)}, em ${preco(termo.precoIndice)}.`;
    case 'incluir_desconto': {
      const { desconto: d } = termo;
      const quanto = d.forma === 'percentual' ? escreverTaxa(d.percentual ?? '0') : formatarReais(d.valorCentavos ?? centavos(0));
      const limite = d.limiteCentavos === null ? '' : `, limitado a ${formatarReais(d.limiteCentavos)} por parcela`;
      const condicao = d.condicional ? ', se paga até o vencimento' : '';
      return `Inclui o desconto ${d.descricao}: ${quanto} por parcela${limite}${condicao}, ${alcance(d)}, em ${preco(d.precoIndice)}.`;
    }
    case 'remover_desconto':
      return `Retira ${descontos.has(termo.chave) ? `o desconto ${descontos.get(termo.chave)}` : 'um desconto'}, ${alcance(termo)}${typeof termo.precoIndice === 'number' ? `, em ${preco(termo.precoIndice)}` : ''}.`;
    case 'vencimento':
      return `O vencimento passa ao dia ${termo.diaVencimento}, ${alcance(termo)}, em ${preco(termo.precoIndice)}.`;
    case 'pagadores': {
      const quem = termo.pagadores.map((p) => `${nomes.get(p.pessoaId) ?? ''}, ${escreverTaxa(p.percentual)}`).join('; ');
      return `Passam a pagar, ${alcance(termo)}, em ${preco(termo.precoIndice)}: ${quem}.`;
    }
  }
}

export type LinhaDoAditivo = { servico: string; numero: string; pagador: string; antes: string; depois: string };
/** Before and after, by installment and payer. */
export function linhasDo({ efeito, contrato, nomes }: DadosDoAditivo): LinhaDoAditivo[] {
  return efeito.flatMap(({ precoIndice, parcela, parcelas, intocada, antes, depois }) => {
    const comum = { servico: contrato.precos[precoIndice]?.descricao ?? '', numero: `${parcela}/${parcelas}` };
    const pagadores = [...new Set([...antes, ...depois].map((p) => p.pagadorId))];
    const parado = intocada && `fica como está: ${texto(textosAditivo, `intocada_${intocada}`, 'br')}`;
    if (pagadores.length === 0) return [{ ...comum, pagador: '', antes: '—', depois: parado ?? 'sem cobrança' }];
    return pagadores.map((id) => ({
      ...comum,
      pagador: nomes.get(id) ?? '',
      antes: daParte(antes, id, '—'),
      depois: parado ?? daParte(depois, id, 'sem cobrança'),
    }));
  });
}

/** What one payer owes of an installment: the day, the amount, and what it comes to when paid by the due date. */
function daParte(partes: readonly Parte[], pagadorId: number, nada: string): string {
  const dele = partes.filter((p) => p.pagadorId === pagadorId);
  if (dele.length === 0) return nada;
  return dele
    .map((p) => {
      const emDia =
        p.descontoCondicionalCentavos > 0 ? ` (até o venc. ${formatarValor(centavos(liquido(p) - p.descontoCondicionalCentavos))})` : '';
      return `${formatarData(p.vencimento)} · ${formatarValor(liquido(p))}${emDia}`;
    })
    .join(' + ');
}
