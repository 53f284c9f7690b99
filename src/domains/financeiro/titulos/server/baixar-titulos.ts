import { type Autor, auditarVarios } from '#platform/server/audit.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { registrarFatos } from '#domains/contabil/server/door.ts';
import { registrarLancamentos } from '#domains/financeiro/caixa/server/door.ts';
import { assertRecebimento } from '#domains/financeiro/cadastros/server/door.ts';
import { formatarData, hojeEm } from '#shared/datas.ts';
import { centavos } from '#shared/dinheiro.ts';
import { errosTitulos } from '../erros.ts';
import { isEmAberto } from '../situacoes.ts';
import { baixasVivas, isMovimentado, travarTitulos } from './carregar.ts';
import { gravarBaixas } from './gravar-baixas.ts';
import { recusarPagadoresDiferentes } from './pagadores.ts';
import { type BaixaFeita, type BaixaPronta, type PedidoDeBaixa, prepararBaixa, separarExcedente } from './preparar-baixa.ts';
import { recusaDeBaixa } from './recusas.ts';
import { type NovoCredito, registrarCreditos } from './registrar-creditos.ts';
import './restricoes.ts';

type Pessoa = Exclude<Autor, { processo: string }>;
const categorias = { contrato: 'receita de contrato', manual: 'receita avulsa', taxa: 'taxas', acordo: 'acordos' } as const;

/**
 * Settles titles of one payer, all or nothing, with one receipt; each gets its cash entry and its accounting fact. Money
 * comes in on the given account and civil date, which must fall in an open financial period.
 * Throws TITULO_NAO_ENCONTRADO, TITULO_JA_BAIXADO (by whom and when), TITULO_NAO_RECEBE, VALOR_ACIMA_DO_DEVIDO, NADA_DEVIDO,
 * DATA_BAIXA_FUTURA, BAIXA_ANTERIOR_A_ULTIMA, TITULOS_DE_PAGADORES_DIFERENTES, inactive account or method, closed period.
 */
export async function baixarTitulos(tx: Tx, quem: Pessoa, pedido: PedidoDeBaixa, fuso: string): Promise<BaixaFeita> {
  const [feita] = await baixarVarios(tx, quem, [pedido], fuso);
  if (!feita) throw errosTitulos.TITULO_NAO_ENCONTRADO();
  return feita;
}

/**
 * The same for many payments at once (a return file, a day of the counter), in the same number of statements: one receipt
 * each, answered in the order given, all or nothing. A title appears in one payment only.
 */
export async function baixarVarios(tx: Tx, quem: Pessoa, pedidos: readonly PedidoDeBaixa[], fuso: string): Promise<BaixaFeita[]> {
  const itens = pedidos.flatMap((pedido, recibo) => pedido.itens.map((item) => ({ ...item, pedido, recibo })));
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
  if (fechado) throw await recusaDeBaixa(tx, fechado, fuso);
  for (const pedido of pedidos)
    await recusarPagadoresDiferentes(
      tx,
      pedido.itens.flatMap((i) => titulos.get(i.tituloId) ?? []),
    );
  // Says which one is not, when one is not.
  if (!todos.every((t) => t.recebimentoAtivo)) await assertRecebimento(tx, pedidos);
  const hoje = hojeEm(new Date(todos[0]?.agora ?? 0), fuso);
  if (pedidos.some((p) => p.dataBaixa > hoje))
    throw errosTitulos.DATA_BAIXA_FUTURA({ hoje: formatarData(hoje) }, { campos: ['dataBaixa'] });

  const vivas = await baixasVivas(
    tx,
    todos.filter(isMovimentado).map((t) => t.id),
  );
  const prontas = itens.flatMap(({ tituloId, valorCentavos, pedido, recibo }): BaixaPronta[] => {
    const titulo = titulos.get(tituloId);
    if (!titulo) return [];
    const dele = vivas.get(tituloId) ?? [];
    const { valorCentavos: parte, excedenteCentavos } = separarExcedente(titulo, dele, centavos(valorCentavos), pedido);
    return [{ ...prepararBaixa(titulo, dele, parte, pedido.dataBaixa), pedido, recibo, excedenteCentavos }];
  });
  const { feitas, ids } = await gravarBaixas(tx, quem, prontas);
  const origem = (p: BaixaPronta) => ({ origemTipo: 'baixa', origemId: ids.get(p.titulo.id) ?? 0 });
  await registrarLancamentos(
    tx,
    quem,
    prontas.map((p) => ({
      ...origem(p),
      contaBancariaId: p.pedido.contaBancariaId,
      dataMovimento: p.pedido.dataBaixa,
      sentido: 'entrada',
      categoria: categorias[p.titulo.origem],
      valorCentavos: p.valorCentavos,
      historico: `Recebimento do título ${p.titulo.numero}: ${p.titulo.descricao}`,
    })),
  );
  await registrarFatos(
    tx,
    prontas.map((p) => ({
      ...origem(p),
      evento: 'titulo.recebido',
      dataFato: p.pedido.dataBaixa,
      valorCentavos: p.valorCentavos,
      valores: {
        ...p.composicao,
        tituloId: p.titulo.id,
        contaBancariaId: p.pedido.contaBancariaId,
        formaPagamentoId: p.pedido.formaPagamentoId,
        origem: p.titulo.origem,
      },
    })),
  );
  await registrarCreditos(tx, quem, creditosDe(prontas, feitas));
  await auditarVarios(
    tx,
    quem,
    prontas.map((p) => ({
      acao: 'titulo.baixado',
      alvoTipo: 'titulo',
      alvoId: p.titulo.id,
      antes: { situacao: p.titulo.situacao, amortizadoCentavos: p.titulo.amortizadoCentavos },
      depois: {
        situacao: p.situacao,
        amortizadoCentavos: p.amortizadoCentavos,
        valorCentavos: p.valorCentavos,
        dataBaixa: p.pedido.dataBaixa,
        reciboNumero: feitas[p.recibo]?.reciboNumero ?? null,
      },
    })),
  );
  return feitas;
}

/** One credit for each receipt that took more than its titles owed. */
function creditosDe(prontas: readonly BaixaPronta[], feitas: readonly BaixaFeita[]): NovoCredito[] {
  return feitas.flatMap((feita, recibo): NovoCredito[] => {
    const [primeira] = prontas.filter((p) => p.recibo === recibo);
    if (!primeira || feita.creditoCentavos === 0) return [];
    const { dataBaixa, contaBancariaId, formaPagamentoId } = primeira.pedido;
    const historico = `Pago a maior no recibo nº ${feita.reciboNumero}`;
    return [
      {
        pagadorId: primeira.titulo.pagadorId,
        reciboId: feita.reciboId,
        dataCredito: dataBaixa,
        valorCentavos: centavos(feita.creditoCentavos),
        contaBancariaId,
        formaPagamentoId,
        historico,
      },
    ];
  });
}
