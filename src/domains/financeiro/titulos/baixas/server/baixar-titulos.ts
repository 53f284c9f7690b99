import type { Pessoa } from '#platform/server/auditoria/audit.ts';
import type { Ato } from '#platform/server/ato.ts';
import { conferirRecebimento } from '#domains/financeiro/cadastros/server/door.ts';
import { formatarData } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { escreverHistorico } from '#domains/financeiro/caixa/palavras-do-sistema.ts';
import { errosTitulos } from '#domains/financeiro/titulos/erros.ts';
import { isEmAberto } from '#domains/financeiro/titulos/situacoes.ts';
import { baixasVivas, isMovimentado, travarTitulos } from '#domains/financeiro/titulos/server/carregar.ts';
import { gravarBaixas } from './gravar-baixas.ts';
import { type BaixaFeita, type BaixaPronta, type PedidoDeBaixa, prepararBaixa, separarExcedente } from './preparar-baixa.ts';
import { conferirUmPagador } from '#domains/financeiro/titulos/server/conferir-um-pagador.ts';
import { recusaDeBaixa } from './recusas.ts';
import { inserirCreditos } from '#domains/financeiro/titulos/creditos/server/door.ts';
import { type CreditoDoPagamento, registrarMovimentos } from './registrar-movimentos.ts';
import '#domains/financeiro/titulos/server/restricoes.ts';

/**
 * Settles titles of one payer, all or nothing, with one receipt; each gets its cash entry and its accounting fact. Money
 * comes in on the given account and civil date, which must fall in an open financial period.
 * Throws TITULO_NAO_ENCONTRADO, TITULO_JA_BAIXADO (by whom and when), TITULO_NAO_RECEBE, VALOR_ACIMA_DO_DEVIDO, NADA_DEVIDO,
 * DATA_BAIXA_FUTURA, BAIXA_ANTERIOR_A_ULTIMA, BAIXA_ANTERIOR_A_COBERTURA, BAIXA_ANTERIOR_A_DISPENSA, TITULOS_DE_PAGADORES_DIFERENTES, inactive account or method of money that is still to come, closed period.
 */
export async function baixarTitulos(ato: Ato<Pessoa>, pedido: PedidoDeBaixa): Promise<BaixaFeita> {
  const [feita] = await baixarVarios(ato, [pedido]);
  if (!feita) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  return feita;
}

/**
 * The same for many payments at once (a return file, a day of the counter), in the same number of statements: one receipt
 * each, answered in the order given, all or nothing. A title appears in one payment only.
 */
export async function baixarVarios(ato: Ato<Pessoa>, pedidos: readonly PedidoDeBaixa[]): Promise<BaixaFeita[]> {
  const { tx, fuso, hoje } = ato;
  const varios = pedidos.some((pedido) => pedido.itens.length > 1 || pedido.itens[0]?.posicao !== undefined);
  const itens = pedidos.flatMap((pedido, recibo) => pedido.itens.map((item, posicao) => ({ posicao, ...item, pedido, recibo })));
  const titulos = new Map(
    (
      await travarTitulos(
        tx,
        itens.map((i) => i.tituloId),
        pedidos,
      )
    ).map((t) => [t.id, t]),
  );
  if (itens.length === 0 || titulos.size !== itens.length) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  const todos = [...titulos.values()];
  const fechado = todos.find((t) => !isEmAberto(t.situacao));
  if (fechado) throw await recusaDeBaixa(ato, fechado);
  for (const pedido of pedidos)
    await conferirUmPagador(
      tx,
      pedido.itens.flatMap((i) => titulos.get(i.tituloId) ?? []),
    );
  // Says which one is not, when one is not; what is in the account already is entered, whatever went out of use since.
  if (!todos.every((t) => t.recebimentoAtivo))
    await conferirRecebimento(
      tx,
      pedidos.filter((p) => p.dataCredito === undefined),
    );
  if (pedidos.some((p) => p.dataBaixa > hoje))
    throw errosTitulos.DATA_BAIXA_FUTURA({ hoje: formatarData(hoje) }, { campos: ['dataBaixa'] });

  const vivas = await baixasVivas(
    tx,
    todos.filter(isMovimentado).map((t) => t.id),
  );
  const prontas = itens.flatMap(({ tituloId, valorCentavos, pedido, recibo, posicao }): BaixaPronta[] => {
    const titulo = titulos.get(tituloId);
    if (!titulo) return [];
    const dele = vivas.get(tituloId) ?? [];
    const { valorCentavos: parte, excedenteCentavos } = separarExcedente(titulo, dele, centavos(valorCentavos), pedido);
    try {
      return [{ ...prepararBaixa(titulo, dele, parte, { ...pedido, fuso }), pedido, recibo, excedenteCentavos }];
    } catch (causa) {
      // Among many amounts, the one that does not fit is told by its place.
      if (!(causa instanceof ErroNegocio) || !varios) throw causa;
      throw causa.apontando((path) => (path === 'valorCentavos' ? `itens.${posicao}.valorCentavos` : path));
    }
  });
  const { feitas, ids } = await gravarBaixas(ato, prontas);
  const creditos = await inserirCreditos(ato, creditosDe(prontas, feitas));
  await registrarMovimentos(ato, prontas, { feitas, ids }, creditos, todos[0]?.formasQueEsperam);
  return feitas;
}

/** One credit for each receipt that took more than its titles owed. */
function creditosDe(prontas: readonly BaixaPronta[], feitas: readonly BaixaFeita[]): Omit<CreditoDoPagamento, 'id'>[] {
  const primeiras = new Map(prontas.toReversed().map((p) => [p.recibo, p]));
  return feitas.flatMap((feita, recibo): Omit<CreditoDoPagamento, 'id'>[] => {
    const primeira = primeiras.get(recibo);
    if (!primeira || feita.creditoCentavos === 0) return [];
    const { dataBaixa, dataCredito = dataBaixa, contaBancariaId, formaPagamentoId } = primeira.pedido;
    const historico = escreverHistorico('pagoAMaior', { recibo: feita.reciboNumero });
    return [
      {
        recibo,
        naConta: primeira.pedido.dataCredito !== undefined,
        pagadorId: primeira.titulo.pagadorId,
        reciboId: feita.reciboId,
        dataCredito,
        valorCentavos: centavos(feita.creditoCentavos),
        contaBancariaId,
        formaPagamentoId,
        historico,
      },
    ];
  });
}
