import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { type Pessoa, auditar, nomeDoAutor } from '#platform/server/auditoria/audit.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import type { Tarefas } from '#platform/server/jobs.ts';
import type { DataCivil } from '#shared/datas.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import type { Idioma } from '#shared/erros.ts';
import type { declaracoesLotesApi } from '../api.ts';
import { emitirDeclaracoes, type PedidoDeEmissao, preparar } from '#domains/financeiro/declaracoes/emissao/server/door.ts';

export const TAREFA_DECLARACOES = 'declaracoes.emissao';

/** Who of the chosen payers would get a statement, and why the others would not. */
export async function preverLote(
  db: Db,
  pedido: PedidoDeEmissao,
  hoje: DataCivil,
  idioma: Idioma,
): Promise<RespostaServidor<typeof declaracoesLotesApi.preverLote>> {
  const { prontas, recusadas } = await preparar(db, pedido, hoje);
  const { rows } = await sql<{ id: number; nome: string; emitida: boolean }>`select p.id, p.nome_completo as nome,
      exists (select 1 from declaracoes d where d.pagador_id = p.id and d.tipo = ${pedido.tipo} and d.ano = ${pedido.ano}) as emitida
    from v_pessoa_resumo p where p.id = any(${pedido.pagadorIds as number[]})`.execute(db);
  const pessoas = new Map(rows.map((linha) => [linha.id, linha]));
  return {
    quantidade: prontas.length,
    novas: prontas.filter(({ pagadorId }) => pessoas.get(pagadorId)?.emitida !== true).length,
    totalCentavos: prontas.reduce((soma, { totalCentavos }) => soma + totalCentavos, 0),
    fora: recusadas
      .map(({ pagadorId, erro }) => ({
        pagadorId,
        nome: pessoas.get(pagadorId)?.nome ?? '',
        code: erro.code,
        message: erro.mensagem(idioma),
      }))
      .toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR')),
  };
}

/** Prepares a batch and enqueues its issue. */
export async function criarLote(
  ato: Ato<Pessoa> & { servicos: { tarefas: Pick<Tarefas, 'criar'> } },
  pedido: PedidoDeEmissao,
): Promise<{ loteId: number; tarefaId: number }> {
  const { tx, quem } = ato;
  const ids = [...new Set(pedido.pagadorIds)];
  const { rows } = await sql<{ id: number; quantos: number }>`
    with alvos as (select id from v_pessoa_resumo where id = any(${ids})),
    lote as (
      insert into declaracoes_lotes (tipo, ano, quantidade, usuario_id, usuario_nome)
      select ${pedido.tipo}::text, ${pedido.ano}::int, greatest(1, (select count(*) from alvos)), ${quem.usuarioId}::bigint, ${nomeDoAutor(quem)} returning id
    ), itens as (insert into declaracoes_lotes_itens (lote_id, pagador_id) select lote.id, alvos.id from lote, alvos returning pagador_id)
    select lote.id, (select count(*) from itens)::int as quantos from lote`.execute(tx);
  const [lote] = rows;
  if (!lote) throw new Error('the insert of a batch answered no row');
  await auditar(ato, {
    acao: 'declaracoes.lote_pedido',
    alvoTipo: 'declaracoes_lote',
    alvoId: lote.id,
    depois: { tipo: pedido.tipo, ano: pedido.ano, quantidade: lote.quantos },
  });
  const tarefaId = await ato.servicos.tarefas.criar(tx, {
    tipo: TAREFA_DECLARACOES,
    usuarioId: quem.usuarioId,
    total: lote.quantos,
    entrada: { loteId: lote.id },
  });
  return { loteId: lote.id, tarefaId };
}

/** Issues some of a batch and remembers which statement each payer got. Answers what happened to each. */
export async function emitirDoLote(
  ato: Ato<Pessoa>,
  loteId: number,
  pedido: PedidoDeEmissao,
): Promise<Awaited<ReturnType<typeof emitirDeclaracoes>>> {
  const { tx } = ato;
  const feito = await emitirDeclaracoes(ato, pedido);
  await sql`update declaracoes_lotes_itens i set declaracao_id = e.id from json_to_recordset(${JSON.stringify(feito.emitidas)}::json) as e("pagadorId" bigint, id bigint)
    where i.lote_id = ${loteId} and i.pagador_id = e."pagadorId"`.execute(tx);
  return feito;
}
