import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#platform/server/database/kysely.ts';
import { contemPalavras, type DefinicaoLista, listar, type Pagina } from '#platform/server/listas.ts';
import { errosComuns } from '#shared/erros.ts';
import { toPaginacao } from '#shared/paginacao.ts';
import type { contratosApi } from '../api.ts';
import type { itemContrato } from '../saidas.ts';
import { calcularParcelas, totaisDasParcelas } from '../parcelas.ts';
import { carregarContratos } from './carregar.ts';

type Filtros = Omit<z.output<NonNullable<typeof contratosApi.listarContratos.query>>, never>;
export type ItemContrato = z.output<typeof itemContrato>;
type Coluna = Filtros['CampoOrdenado'];

/** The filtered contracts as a list definition, for pages and exports alike. */
export function listaDeContratos(f: Filtros): DefinicaoLista<Coluna> {
  return {
    colunas: sql`c.id, c.numero, c.situacao, c.matricula_id as "matriculaId", m.codigo as "matriculaCodigo", m.aluno_id as "alunoId", m.aluno_nome as "alunoNome", m.curso_nome as "cursoNome",
      m.turma_nome as "turmaNome", m.ano, c.total_centavos + c.ajustes_centavos as "totalCentavos", c.created_at as "criadoEm"`,
    de: sql`from contratos c join v_matricula_resumo m on m.id = c.matricula_id`,
    onde: [
      ...contemPalavras(sql`(m.aluno_nome_busca || ' ' || c.numero)`, f.Nome),
      f.Situacao && sql`c.situacao = ${f.Situacao}`,
      f.AnoLetivoId && sql`m.ano_letivo_id = ${f.AnoLetivoId}`,
      f.SegmentacaoId && sql`m.segmentacao_id = ${f.SegmentacaoId}`,
      f.CursoId && sql`m.curso_id = ${f.CursoId}`,
      f.TurmaId && sql`m.turma_id = ${f.TurmaId}`,
      f.MatriculaId && sql`c.matricula_id = ${f.MatriculaId}`,
    ],
    ordem: {
      numero: { semNulos: sql`c.numero` },
      aluno: sql`m.aluno_nome`,
      turma: sql`m.turma_nome`,
      situacao: sql`c.situacao`,
      total: sql`c.total_centavos + c.ajustes_centavos`,
      criadoEm: { semNulos: sql`c.created_at` },
    },
    desempate: sql`c.id`,
  };
}

/** One page of contracts. */
export function listContratos(db: Db, filtros: Filtros): Promise<Pagina<ItemContrato>> {
  return listar<ItemContrato, Coluna>(db, listaDeContratos(filtros), toPaginacao(filtros));
}

/** How many contracts of a year stand in each state, and what they add up to. */
export async function contarPorSituacao(db: Db, anoLetivoId: number | undefined) {
  const { rows } = await sql<{ situacao: ItemContrato['situacao']; quantidade: number; totalCentavos: number }>`
    select c.situacao, count(*)::int as quantidade, coalesce(sum(c.total_centavos + c.ajustes_centavos), 0)::bigint as "totalCentavos"
    from contratos c join v_matricula_resumo m on m.id = c.matricula_id
    where ${anoLetivoId ?? null}::bigint is null or m.ano_letivo_id = ${anoLetivoId ?? null} group by c.situacao order by c.situacao`.execute(
    db,
  );
  return rows;
}

/** One contract with what its record screen shows. */
export async function obterContrato(db: Db, id: number) {
  const [contrato] = await carregarContratos(db, [id]);
  if (!contrato) throw errosComuns.NAO_ENCONTRADO();
  const titulos =
    await sql<Titulo>`select id, numero, pagador_nome as "pagadorNome", descricao, parcela, parcelas, data_vencimento as "dataVencimento", valor_centavos as "valorCentavos",
      desconto_incondicional_centavos as "descontoIncondicionalCentavos", desconto_condicional_centavos as "descontoCondicionalCentavos", saldo_centavos as "saldoCentavos", situacao
    from v_titulo_receber where contrato_id = ${id} order by data_vencimento, parcela, id`.execute(db);
  const situacoes =
    await sql<Situacao>`select s.id, s.de, s.para, s.motivo, s.data_efeito as "dataEfeito", s.created_at as em, coalesce(u.nome || coalesce(' ' || u.sobrenome, ''), 'Sistema') as "usuarioNome"
    from contratos_situacoes s left join v_usuario_resumo u on u.id = s.usuario_id where s.contrato_id = ${id} order by s.id`.execute(db);
  const totais = totaisDasParcelas(calcularParcelas(contrato.precos, contrato.descontos));
  return { ...contrato, totais, titulos: titulos.rows, situacoes: situacoes.rows };
}

type Saida = z.output<NonNullable<typeof contratosApi.obterContrato.output>>;
type Titulo = Saida['titulos'][number];
type Situacao = Saida['situacoes'][number];
