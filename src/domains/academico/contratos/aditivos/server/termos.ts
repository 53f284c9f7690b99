import { centavos } from '#shared/dinheiro.ts';
import type { ChaveDeDesconto, DescontoComChave, Termo } from '../parcelas-com-aditivos.ts';
import { errosAditivo } from '../erros.ts';
import type { TermoDaTurma, TermoPedido } from '../esquemas.ts';
import type { PrecoCarregado } from '#domains/academico/contratos/server/carregar.ts';

/** A term as its row says it. */
export type TermoGuardado = {
  id: number;
  contratoId: number;
  aditivoId: number;
  tipo: Termo['tipo'];
  contratoPrecoId: number | null;
  parcelaDe: number;
  parcelaAte: number | null;
  valorCentavos: number | null;
  limiteCentavos: number | null;
  percentual: string | null;
  diaVencimento: number | null;
  descricao: string | null;
  descontoId: number | null;
  /** The kind that the register gives to it. */
  descontoTipo: string | null;
  condicional: boolean | null;
  sobreValorCheio: boolean | null;
  prioridade: number | null;
  contratoDescontoId: number | null;
  termoRemovidoId: number | null;
  pagadores: { pessoaId: number; percentual: string }[];
};

/** A stored term as the rules read it. */
export function toTermo(t: TermoGuardado, indices: ReadonlyMap<number, number>): Termo {
  const precoIndice = t.contratoPrecoId === null ? null : (indices.get(t.contratoPrecoId) ?? -1);
  const alcance = { precoIndice, parcelaDe: t.parcelaDe, parcelaAte: t.parcelaAte };
  const valorCentavos = t.valorCentavos === null ? null : centavos(t.valorCentavos);
  switch (t.tipo) {
    case 'valor':
      return { tipo: 'valor', ...alcance, valorCentavos, percentual: t.percentual };
    case 'vencimento':
      return { tipo: 'vencimento', ...alcance, diaVencimento: t.diaVencimento ?? 1 };
    case 'pagadores':
      return { tipo: 'pagadores', ...alcance, pagadores: t.pagadores };
    case 'remover_desconto':
      return { tipo: 'remover_desconto', precoIndice, parcelaDe: t.parcelaDe, chave: chaveRemovida(t) };
    case 'incluir_desconto':
      return {
        tipo: 'incluir_desconto',
        chave: `termo:${t.id}`,
        desconto: {
          ...alcance,
          descontoId: t.descontoId,
          ...(t.descontoTipo === 'bolsa' ? { bolsa: true } : {}),
          descricao: t.descricao ?? '',
          forma: t.percentual === null ? 'valor' : 'percentual',
          percentual: t.percentual,
          valorCentavos,
          limiteCentavos: t.limiteCentavos === null ? null : centavos(t.limiteCentavos),
          condicional: t.condicional ?? false,
          sobreValorCheio: t.sobreValorCheio ?? false,
          prioridade: t.prioridade ?? 100,
        },
      };
  }
}

const chaveRemovida = (t: Pick<TermoGuardado, 'contratoDescontoId' | 'termoRemovidoId'>): ChaveDeDesconto =>
  t.contratoDescontoId === null ? `termo:${t.termoRemovidoId ?? 0}` : `linha:${t.contratoDescontoId}`;

/**
 * Terms as a person asked for them, checked against the lines and the discounts in force of the contract. `bolsas` are the discounts that the
 * register calls scholarships: who puts what was read into force at once gives them. @throws ADITIVO_TERMO_INVALIDO
 */
export function lerPedido(
  pedidos: readonly TermoPedido[],
  contrato: { numero: string; precos: readonly PrecoCarregado[]; descontos: readonly DescontoComChave[] },
  bolsas: ReadonlySet<number> = new Set(),
): Termo[] {
  return pedidos.map((pedido): Termo => {
    const invalido = () => errosAditivo.ADITIVO_TERMO_INVALIDO({ numero: contrato.numero }, { campos: ['termos'] });
    if (pedido.tipo === 'remover_desconto') {
      if (!contrato.descontos.some((d) => d.chave === pedido.chave)) throw invalido();
      if (typeof pedido.precoIndice === 'number' && !contrato.precos[pedido.precoIndice]) throw invalido();
      return { ...pedido, chave: pedido.chave as ChaveDeDesconto };
    }
    if (pedido.precoIndice !== null && !contrato.precos[pedido.precoIndice]) throw invalido();
    if (pedido.tipo !== 'incluir_desconto') return pedido;
    const { tipo, forma, percentual, valorCentavos, limiteCentavos, ...resto } = pedido;
    return {
      tipo,
      chave: 'novo',
      desconto: {
        ...resto,
        ...(resto.descontoId !== null && bolsas.has(resto.descontoId) ? { bolsa: true } : {}),
        forma,
        percentual: forma === 'percentual' ? percentual : null,
        valorCentavos: forma === 'valor' ? valorCentavos : null,
        limiteCentavos: forma === 'percentual' ? limiteCentavos : null,
      },
    };
  });
}

/** The terms of a class in the words of one contract; null when it lacks a price or discount that they speak of. */
export function termosNoContrato(
  termos: readonly TermoDaTurma[],
  contrato: { precos: readonly PrecoCarregado[]; descontos: readonly DescontoComChave[] },
): TermoPedido[] | null {
  const resolvidos: TermoPedido[] = [];
  for (const termo of termos) {
    if (termo.tipo === 'remover_desconto') {
      const alvos = contrato.descontos.filter((d) => d.descricao === termo.desconto && (d.parcelaAte ?? 60) >= termo.parcelaDe);
      if (alvos.length === 0) return null;
      const chaves = new Set(alvos.map((d) => d.chave));
      resolvidos.push(...[...chaves].map((chave): TermoPedido => ({ tipo: 'remover_desconto', chave, parcelaDe: termo.parcelaDe })));
      continue;
    }
    const { preco, ...resto } = termo;
    const linhas = preco === null ? [null] : contrato.precos.filter((p) => p.descricao === preco).map((p) => p.indice);
    if (linhas.length === 0) return null;
    resolvidos.push(...linhas.map((precoIndice): TermoPedido => ({ ...resto, precoIndice })));
  }
  return resolvidos;
}
