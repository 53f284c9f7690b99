import { sql } from 'kysely';
import { escopoDeAlunos } from '#domains/academico/matriculas/server/door.ts';
import type { Db } from '#platform/server/database/kysely.ts';
import { preparada } from '#platform/server/database/preparada.ts';
import type { Quem } from '#platform/server/http/quem.ts';
import { contemPalavras, listar, type Pagina } from '#platform/server/listas/listas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns } from '#shared/erros.ts';
import { toPaginacao } from '#shared/listas/paginacao.ts';
import type { bolsasApi as api } from '../api.ts';
import { descontoDeBolsa, noContrato } from './desconto-de-bolsa.ts';

type Query = EntradaServidor<typeof api.listarBolsas>['query'];
type Linha = RespostaServidor<typeof api.listarBolsas>['itens'][number];
type Bolsa = RespostaServidor<typeof api.obterBolsa>;

/** Quotas and proportions do not count it any more. */
const saiuDaEscola = sql`b.situacao = 'concedido' and not exists (select from v_bolsa_do_ano o where o.id = b.id)`;
const comuns = sql`b.ficha_id as "fichaId", b.matricula_id as "matriculaId", m.aluno_nome as "alunoNome",
  coalesce((select p.nome_completo from fichas_socioeconomicas f join v_pessoa_resumo p on p.id = f.responsavel_id where f.id = b.ficha_id), '') as "responsavelNome",
  m.curso_nome as "cursoNome", m.turma_nome as "turmaNome", m.ano, b.situacao, b.percentual_solicitado::text as "percentualSolicitado",
  b.percentual_concedido::text as "percentualConcedido", (select d.nome from v_desconto d where d.id = b.desconto_id) as "descontoNome",
  ${noContrato} as "noContrato", b.encerrada_desde as "encerradaDesde", ${saiuDaEscola} as "saiuDaEscola", b.created_at as "criadoEm"`;
const turma = sql.ref('m.turma_id');
const de = sql`from bolsas_pedidos b join v_matricula_resumo m on m.id = b.matricula_id`;

/** A page of scholarships, without what the families declared. */
export function listarBolsas(db: Db, query: Query, quem: Quem): Promise<Pagina<Linha>> {
  return listar<Linha, Query['CampoOrdenado']>(
    db,
    {
      colunas: sql<Linha>`b.id, ${comuns}`,
      de,
      onde: [
        ...contemPalavras(sql`m.aluno_nome_busca`, query.Nome),
        query.AnoLetivoId !== undefined && sql`m.ano_letivo_id = ${query.AnoLetivoId}`,
        query.CursoId !== undefined && sql`m.curso_id = ${query.CursoId}`,
        escopoDeAlunos(quem, turma),
        query.Situacao !== undefined && sql`b.situacao = ${query.Situacao}`,
      ],
      ordem: { criadoEm: sql`b.created_at`, alunoNome: sql`m.aluno_nome`, situacao: sql`b.situacao` },
      desempate: sql`b.id`,
    },
    toPaginacao(query),
  );
}

/** One scholarship, with who did what. @throws NAO_ENCONTRADO */
export async function obterBolsa(db: Db, id: number, quem: Quem): Promise<Bolsa> {
  const { rows } =
    await sql<Bolsa>`${preparada}select b.id, ${comuns}, b.versao, m.ano_letivo_id as "anoLetivoId", k.percentual_maximo::text as "percentualMaximo", x.nome as "faixaNome", b.parecer,
      b.percentual_recomendado::text as "percentualRecomendado", b.parecer_por as "parecerPor", b.parecer_em as "parecerEm", b.decisao, b.decidido_por as "decididoPor",
      b.decidido_em as "decididoEm", b.contrato_id as "contratoId", (select c.numero from v_contrato_resumo c where c.id = b.contrato_id) as "contratoNumero",
      b.anterior_id as "anteriorId",
      coalesce((select json_agg(json_build_object('id', s.id, 'para', s.para, 'motivo', s.motivo, 'usuarioNome', s.usuario_nome, 'em', s.created_at) order by s.id)
        from bolsas_situacoes s where s.pedido_id = b.id), '[]') as situacoes
    ${de} join fichas_socioeconomicas k on k.id = b.ficha_id left join bolsas_faixas x on x.id = k.faixa_id where b.id = ${id} and ${escopoDeAlunos(quem, turma) ?? sql`true`}`.execute(
      db,
    );
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

/** Discounts of the kind bolsa in use, and of a form the students for whom one may still be asked. */
export async function opcoesDeBolsa(db: Db, fichaId: number | undefined, quem: Quem): Promise<RespostaServidor<typeof api.opcoesDeBolsa>> {
  const { rows: descontos } = await sql<{ id: number; nome: string; percentual: string }>`select id, nome, percentual::text from v_desconto
    where ${descontoDeBolsa} order by nome`.execute(db);
  if (fichaId === undefined) return { descontos, matriculas: [] };
  const { rows: matriculas } = await sql<{
    id: number;
    alunoNome: string;
    cursoNome: string;
  }>`select m.id, m.aluno_nome as "alunoNome", m.curso_nome as "cursoNome"
    from fichas_socioeconomicas f join v_matricula_responsavel r on r.pessoa_id = f.responsavel_id
      join v_matricula_resumo m on m.id = r.matricula_id and m.ano_letivo_id = f.ano_letivo_id and m.ativa
    where f.id = ${fichaId} and ${escopoDeAlunos(quem, turma) ?? sql`true`} and not exists (select from bolsas_pedidos b where b.matricula_id = m.id and b.situacao in ('solicitado', 'em_comite', 'concedido'))
    order by m.aluno_nome, m.id limit 50`.execute(db);
  return { descontos, matriculas };
}
