import { sql } from 'kysely';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, auditarVarios, nomeDoAutor, type Pessoa } from '#platform/server/auditoria/audit.ts';
import { registrarRestricoes } from '#platform/server/database/errors.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { versaoDesatualizada } from '#shared/erros.ts';
import { errosEstoque } from '#domains/suprimentos/erros.ts';
import { escreverQuantidade, lerQuantidade } from '#domains/suprimentos/quantidade.ts';
import { movimentar, semMais } from '#domains/suprimentos/server/movimentar.ts';
import type { contagensApi } from '../api.ts';
import { errosContagem } from '../erros.ts';
import { aRefazer } from './queries.ts';

registrarRestricoes({
  contagens_estoque_aberta_key: () => errosContagem.CONTAGEM_ABERTA({}, { campos: ['depositoId'] }),
  contagens_estoque_deposito_id_fkey: () => errosEstoque.DEPOSITO_DESCONHECIDO({}, { campos: ['depositoId'] }),
  contagens_estoque_grupo_id_fkey: () => errosEstoque.REFERENCIA_DO_ESTOQUE({}, { campos: ['grupoId'] }),
});

/** Opens a count of the active products of a warehouse, or of a group of them. Throws CONTAGEM_ABERTA, CONTAGEM_SEM_PRODUTOS. */
export async function abrirContagem(
  ato: Ato<Pessoa>,
  { depositoId, grupoId }: EntradaServidor<typeof contagensApi.abrirContagem>['body'],
): Promise<{ id: number }> {
  const { tx, quem } = ato;
  const { rows } = await sql<{ id: number }>`insert into contagens_estoque (deposito_id, grupo_id, usuario_id, usuario_nome)
    values (${depositoId}, ${grupoId}, ${quem.usuarioId}, ${nomeDoAutor(quem)}) returning id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  // What is no longer in use is counted as long as some of it is there.
  const { numAffectedRows } = await sql`insert into contagens_estoque_itens (contagem_id, produto_id)
    select ${id}, p.id from produtos p where (${grupoId}::bigint is null or p.grupo_id = ${grupoId})
      and (p.ativo or exists (select 1 from saldos_estoque s where s.produto_id = p.id and s.deposito_id = ${depositoId} and s.quantidade > 0))
    order by p.id`.execute(tx);
  if (Number(numAffectedRows) === 0) throw errosContagem.CONTAGEM_SEM_PRODUTOS();
  await auditar(ato, { acao: 'contagem_estoque.aberta', alvoTipo: 'contagem_estoque', alvoId: id, depois: { depositoId, grupoId } });
  return { id };
}

type Item = { id: number; produtoId: number; contada: string | null; versao: number };
type RespostaDoItem = { id: number; gravado: boolean; contada: string | null; versao: number };

/**
 * Keeps what was counted, each over the version that was seen, and beside it what the books say at this moment: whoever is moving the product
 * is waited for. What somebody else typed meanwhile is answered, not overwritten. Throws CONTAGEM_NAO_ENCONTRADA, CONTAGEM_ENCERRADA.
 */
export async function contarItens(
  ato: Ato<Pessoa>,
  { contagemId, itens }: EntradaServidor<typeof contagensApi.contarItens>['body'],
): Promise<{ itens: RespostaDoItem[] }> {
  const { tx } = ato;
  const { depositoId } = await carregarAberta(tx, contagemId);
  const { rows: atuais } = await sql<Item>`select id, produto_id as "produtoId", contada, versao from contagens_estoque_itens
    where contagem_id = ${contagemId} and id = any(${itens.map((i) => i.id)}) order by id for update`.execute(tx);
  const pedidos = new Map(itens.map((i) => [i.id, i]));
  const gravaveis = atuais.filter((a) => pedidos.get(a.id)?.versao === a.versao);
  await sql`select 1 from saldos_estoque where deposito_id = ${depositoId} and produto_id = any(${gravaveis.map((g) => g.produtoId)})
    order by produto_id, deposito_id for share`.execute(tx);
  const linhas = gravaveis.map(({ id }) => ({ id, contada: pedidos.get(id)?.contada ?? null }));
  const { rows: gravados } = await sql<{ id: number; contada: string | null; versao: number }>`update contagens_estoque_itens i
    set contada = e.contada, versao = i.versao + 1, contada_em = case when e.contada is not null then clock_timestamp() end,
      saldo_na_contagem = case when e.contada is not null then coalesce((select s.quantidade from saldos_estoque s
        where s.produto_id = i.produto_id and s.deposito_id = ${depositoId}), 0) end
    from json_to_recordset(${JSON.stringify(linhas)}::json) as e(id bigint, contada numeric) where i.id = e.id
    returning i.id, i.contada, i.versao`.execute(tx);
  await auditarVarios(
    ato,
    gravados.map((g) => ({
      acao: 'contagem_estoque.contada',
      alvoTipo: 'contagem_estoque',
      alvoId: contagemId,
      depois: { itemId: g.id, contada: g.contada },
    })),
  );
  const deOutros = atuais.filter((a) => !gravaveis.includes(a)).map(({ id, contada, versao }) => ({ id, gravado: false, contada, versao }));
  return { itens: [...gravados.map((g) => ({ ...g, gravado: true })), ...deOutros] };
}

type Diferenca = { produtoId: number; diferenca: string };
type Concluida = { id: number; operacaoId: number | null; ajustados: number };

/**
 * Concludes a count: what was counted less what the books said then becomes one adjustment, dated today, so that what moved after the typing
 * stays as it moved. Throws CONTAGEM_EM_BRANCO, CONTAGEM_ENCERRADA, VERSAO_DESATUALIZADA, CONTAGEM_A_REFAZER, PRODUTO_SEM_CUSTO.
 */
export async function concluirContagem(ato: Ato<Pessoa>, { id, versao }: { id: number; versao: number }): Promise<Concluida> {
  const { tx, hoje } = ato;
  const { depositoId } = await carregarAberta(tx, id, versao);
  const { rows } = await sql<Diferenca>`select produto_id as "produtoId", coalesce(contada - saldo_na_contagem, 0) as diferenca
    from contagens_estoque_itens where contagem_id = ${id} and contada is not null order by produto_id`.execute(tx);
  if (rows.length === 0) throw errosContagem.CONTAGEM_EM_BRANCO();
  await conferirQueVale(ato, { id, depositoId, produtos: rows.map(({ produtoId }) => produtoId) });
  const linhas = rows
    .map(({ produtoId, diferenca }) => ({ produtoId, depositoId, quantidade: lerQuantidade(diferenca), regra: 'medio' as const }))
    .filter(({ quantidade }) => quantidade !== 0n)
    .map((linha, i) => ({ ...linha, item: i + 1 }));
  await encerrar(tx, id, 'concluida');
  const operacao =
    linhas.length === 0
      ? null
      : await movimentar(ato, {
          ...semMais,
          tipo: 'ajuste',
          dataMovimento: hoje,
          depositoId,
          contagemId: id,
          linhas,
          recalculoConfirmado: true,
        });
  const ajustes = linhas.map((l) => ({ produtoId: l.produtoId, diferenca: escreverQuantidade(l.quantidade) }));
  await auditar(ato, { acao: 'contagem_estoque.concluida', alvoTipo: 'contagem_estoque', alvoId: id, depois: { ajustes } });
  return { id, operacaoId: operacao?.id ?? null, ajustados: linhas.length };
}

/** What was counted before the books changed is counted again. Holds the balances. */
async function conferirQueVale(
  { tx, fuso }: Ato<Pessoa>,
  { id, depositoId, produtos }: { id: number; depositoId: number; produtos: readonly number[] },
): Promise<void> {
  await sql`select 1 from saldos_estoque where deposito_id = ${depositoId} and produto_id = any(${[...produtos]}::bigint[])
    order by produto_id for update`.execute(tx);
  const { rows } = await sql<{ nome: string }>`select p.nome from contagens_estoque_itens i join contagens_estoque c on c.id = i.contagem_id
    join produtos p on p.id = i.produto_id where c.id = ${id} and ${aRefazer(fuso)} order by p.nome limit 1`.execute(tx);
  if (rows[0]) throw errosContagem.CONTAGEM_A_REFAZER({ produto: rows[0].nome });
}

/** Gives a count up: nothing is adjusted. Throws CONTAGEM_ENCERRADA, VERSAO_DESATUALIZADA. */
export async function cancelarContagem(ato: Ato<Pessoa>, { id, versao }: { id: number; versao: number }): Promise<{ id: number }> {
  await carregarAberta(ato.tx, id, versao);
  await encerrar(ato.tx, id, 'cancelada');
  await auditar(ato, { acao: 'contagem_estoque.cancelada', alvoTipo: 'contagem_estoque', alvoId: id });
  return { id };
}

/** The warehouse of an open count, held open: typing shares it, who concludes waits for the typing. */
async function carregarAberta(tx: Tx, id: number, versao?: number): Promise<{ depositoId: number }> {
  const trava = versao === undefined ? sql`for share` : sql`for update`;
  const { rows } = await sql<{
    depositoId: number;
    situacao: 'aberta' | 'concluida' | 'cancelada';
    versao: number;
  }>`select deposito_id as "depositoId",
      situacao, versao from contagens_estoque where id = ${id} ${trava}`.execute(tx);
  const [contagem] = rows;
  if (!contagem) throw errosContagem.CONTAGEM_NAO_ENCONTRADA();
  if (contagem.situacao !== 'aberta') throw errosEstoque.CONTAGEM_ENCERRADA();
  if (versao !== undefined && contagem.versao !== versao) throw versaoDesatualizada({ tipo: 'contagem_estoque', id }, contagem);
  return contagem;
}

async function encerrar(tx: Tx, id: number, situacao: 'concluida' | 'cancelada'): Promise<void> {
  await sql`update contagens_estoque set situacao = ${situacao}, versao = versao + 1 where id = ${id}`.execute(tx);
}
