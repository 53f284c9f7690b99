import { type DataCivil, montarData, partesDe } from '#shared/datas.ts';
import type { Desconto, Forma, Opcional } from './registros.ts';
import type { Sorteio } from './sorteio.ts';
import type { Familia } from './tipos.ts';

/** Where a contract ends up: `cancelado` never came into force, `rompido` did and was then cancelled. */
export type DestinoDoContrato = 'rascunho' | 'ativo' | 'cancelado' | 'rompido';
export type LinhaPlanejada = {
  /** Key of the price in the registers of its year. */
  preco: string;
  /** The last so many of the price's installments; null for all. */
  ultimasParcelas: number | null;
  primeiroVencimento: DataCivil;
  forma: Forma;
};
export type PlanoDeContrato = { destino: DestinoDoContrato; linhas: LinhaPlanejada[]; descontos: Desconto[]; motivo: string | null };

type Pedido = {
  familia: Familia;
  filho: number;
  ordem: number;
  sorteio: Sorteio;
  /** The year it is for. */
  ano: number;
  dataMatricula: DataCivil;
  saida: { verbo: string; motivo: string } | null;
  proximoAno: boolean;
  preMatricula: boolean;
};

const formas: readonly (readonly [Forma, number])[] = [
  ['boleto', 60],
  ['pix', 24],
  ['cartao', 12],
  ['dinheiro', 4],
];
/** One family in so many has a parent on the staff. */
const familiaDeFuncionario = [150, 7] as const;

/** Families with a parent who works at the school. */
export function isFamiliaDeFuncionario({ indice, adultos }: Pick<Familia, 'indice' | 'adultos'>): boolean {
  const [cada, primeira] = familiaDeFuncionario;
  return indice % cada === primeira && adultos[0]?.parentesco === 'mae';
}

/** The contract of an enrollment; null for the few that have none yet. */
export function planejarContrato(pedido: Pedido): PlanoDeContrato | null {
  const destino = destinoDe(pedido);
  if (destino === null) return null;
  const { sorteio, familia } = pedido;
  const curso = (familia.filhos[pedido.filho]?.curso ?? 0) + (pedido.proximoAno ? 1 : 0);
  const forma = sorteio.porPeso(formas);
  const linha = (preco: string, mes: number, parcelas: number): LinhaPlanejada => ({ preco, forma, ...vencimentos(pedido, mes, parcelas) });
  const opcionais = sorteio.chance(22) ? [linha(sorteio.porPeso(opcionaisDaIdade(curso, pedido.proximoAno)), 2, 10)] : [];
  return {
    destino,
    linhas: [linha(`anuidade ${curso}`, 1, 12), ...(sorteio.chance(70) ? [linha(`material ${curso}`, 2, 4)] : []), ...opcionais],
    descontos: descontosDe(pedido),
    motivo: destino === 'rompido' ? (pedido.saida?.motivo ?? null) : destino === 'cancelado' ? 'Família desistiu antes de assinar.' : null,
  };
}

function destinoDe({ ordem, saida, proximoAno, preMatricula }: Pedido): DestinoDoContrato | null {
  if (saida) return saida.verbo === 'cancelamento' ? 'cancelado' : 'rompido';
  if (proximoAno)
    return preMatricula
      ? ((['rascunho', 'rascunho', null] as const)[Math.floor(ordem / 6) % 3] ?? null)
      : ((['ativo', 'ativo', 'rascunho', 'cancelado'] as const)[Math.floor(ordem / 6) % 4] ?? null);
  if (ordem % 45 === 31) return null;
  return ordem % 30 === 11 ? 'rascunho' : 'ativo';
}

/** Installments from a month of the year on; who came later has only those still ahead. */
function vencimentos(
  { familia, ano, dataMatricula }: Pedido,
  mes: number,
  parcelas: number,
): Pick<LinhaPlanejada, 'ultimasParcelas' | 'primeiroVencimento'> {
  const entrada = partesDe(dataMatricula);
  const primeiro = entrada.ano === ano ? Math.max(mes, Math.min(entrada.mes + 1, 12)) : mes;
  const restam = Math.max(1, parcelas - (primeiro - mes));
  return { ultimasParcelas: restam === parcelas ? null : restam, primeiroVencimento: montarData(ano, primeiro, familia.diaVencimento) };
}

function opcionaisDaIdade(curso: number, proximoAno: boolean): readonly (readonly [Opcional, number])[] {
  return [
    ['almoco', 4],
    ['transporte', 3],
    ['bale', curso <= 6 ? 3 : 0],
    ['judo', curso <= 8 && !proximoAno ? 3 : 0],
    ['robotica', curso >= 4 ? 3 : 0],
  ];
}

/** A whole scholarship leaves nothing to discount; the younger children have the siblings' discount. */
function descontosDe({ familia, filho, ordem, sorteio }: Pedido): Desconto[] {
  if (ordem % 120 === 50) return ['bolsa-integral'];
  const bolsa = sorteio.chance(5);
  return [
    ...(bolsa ? (['bolsa'] as const) : []),
    ...(isFamiliaDeFuncionario(familia) ? (['funcionario'] as const) : []),
    ...(filho > 0 ? (['irmaos'] as const) : []),
    ...(!bolsa && sorteio.chance(4) ? (['convenio'] as const) : []),
    ...(sorteio.chance(60) ? (['pontualidade'] as const) : []),
  ];
}
