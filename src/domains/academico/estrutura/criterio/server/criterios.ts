import type { Ato } from '#platform/server/ato.ts';
import { type RawBuilder, sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns, versaoDesatualizada } from '#shared/erros.ts';
import { type Autor, auditar, auditarVarios } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { criterioApi } from '../api.ts';
import { type Criterio, DESDE_O_INICIO } from '../criterio.ts';
import { errosCriterio } from '../erros.ts';
import { errosEstrutura } from '#domains/academico/estrutura/erros.ts';
import './restricoes.ts';

type Criterios = RespostaServidor<typeof criterioApi.obterCriterios>;
export type DadosCriterio = EntradaServidor<typeof criterioApi.salvarCriterio>['body'];
type Linha = Criterios['itens'][number];

const colunas = sql`c.tipo, c.media_aprovacao::text as "mediaAprovacao", c.media_minima_recuperacao::text as "mediaMinimaRecuperacao",
  c.usa_exame_final as "usaExameFinal", c.media_final::text as "mediaFinal", c.peso_media::text as "pesoMedia", c.peso_exame::text as "pesoExame",
  c.casas_decimais as "casasDecimais", c.arredondamento, c.recuperacao_por_etapa as "recuperacaoPorEtapa", c.recuperacao_final as "recuperacaoFinal",
  c.frequencia_minima::text as "frequenciaMinima", c.controle_frequencia as "controleFrequencia", c.reprova_por_falta as "reprovaPorFalta",
  c.frequencia_por_disciplina as "frequenciaPorDisciplina", c.justificadas_contam as "justificadasContam",
  c.dependencias_permitidas as "dependenciasPermitidas", c.conceitos`;

/** The criterion that rules a course in a year, as `k.criterio`: joined to a statement that has both. Every course has one from its creation. */
export const criterioDoAno = (cursoId: RawBuilder<unknown>, ano: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`cross join lateral (select to_json(x) as criterio from criterios_avaliacao c cross join lateral (select ${colunas}) x
    where c.curso_id = ${cursoId} and c.desde_ano <= ${ano} order by c.desde_ano desc limit 1) k`;

/** The criteria of a course, the newest first. @throws NAO_ENCONTRADO */
export async function obterCriterios(db: Db | Tx, cursoId: number): Promise<Criterios> {
  const { rows } = await sql<Linha>`select ${colunas}, c.desde_ano as "desdeAno", c.versao from criterios_avaliacao c
    where c.curso_id = ${cursoId} order by c.desde_ano desc`.execute(db);
  if (rows.length === 0) throw errosComuns.NAO_ENCONTRADO();
  return { itens: rows };
}

/** The criterion that rules each course in a year: the newest that started. */
export async function criteriosDoAno(db: Db | Tx, cursoIds: readonly number[], ano: number): Promise<Map<number, Criterio>> {
  const { rows } = await sql<{
    cursoId: number;
    criterio: Criterio;
  }>`select distinct on (c.curso_id) c.curso_id as "cursoId", to_json(x) as criterio
    from criterios_avaliacao c cross join lateral (select ${colunas}) x
    where c.curso_id = any(${cursoIds}::bigint[]) and c.desde_ano <= ${ano} order by c.curso_id, c.desde_ano desc`.execute(db);
  return new Map(rows.map(({ cursoId, criterio }) => [cursoId, criterio]));
}

/**
 * Saves the criterion of a course from a year on, and the same for other courses. What earlier years were judged by stays.
 * @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, CRITERIO_JA_EXISTE, CURSO_INEXISTENTE
 */
export async function salvarCriterio(ato: Ato<Autor>, dados: DadosCriterio & { cursoId: number }): Promise<Criterios> {
  const { tx } = ato;
  const { cursoId, desdeAno, versao, tambemCursos, ...criterio } = dados;
  const cursos = [...new Set([cursoId, ...tambemCursos])];
  const { rows: travados } = await sql<{
    id: number;
    nome: string;
  }>`select id, nome from cursos where id = any(${cursos}::bigint[]) order by id for update`.execute(tx);
  const curso = travados.find(({ id }) => id === cursoId);
  if (!curso) throw errosComuns.NAO_ENCONTRADO();
  if (travados.length < cursos.length) throw errosEstrutura.CURSO_INEXISTENTE({}, { campos: ['tambemCursos'] });
  const { itens } = await obterCriterios(tx, cursoId);
  const doAno = itens.find((c) => c.desdeAno === desdeAno);
  if (doAno && versao === null) throw errosCriterio.CRITERIO_JA_EXISTE({ curso: curso.nome, ano: desdeAno }, { campos: ['desdeAno'] });
  if ((doAno?.versao ?? null) !== versao) throw versaoDesatualizada({ tipo: 'criterio_avaliacao', id: cursoId }, doAno ?? itens[0]);
  const antes = await criteriosDoAno(tx, cursos, desdeAno);
  await gravar(tx, cursos, desdeAno, criterio);
  await auditarVarios(
    ato,
    cursos.map((id) => ({
      acao: 'criterio.salvo',
      alvoTipo: 'criterio_avaliacao',
      alvoId: id,
      antes: antes.get(id) ?? null,
      depois: { ...criterio, desdeAno },
    })),
  );
  return obterCriterios(tx, cursoId);
}

/**
 * Takes away the criterion of a course from a year on, saved by mistake: the one before rules that year again.
 * @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, CRITERIO_DO_INICIO
 */
export async function retirarCriterio(
  ato: Ato<Autor>,
  { id, desdeAno, versao }: { id: number; desdeAno: number; versao: number },
): Promise<Criterios> {
  const { tx } = ato;
  const { rows } = await sql<{ nome: string }>`select nome from cursos where id = ${id} for update`.execute(tx);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  const atual = (await obterCriterios(tx, id)).itens.find((c) => c.desdeAno === desdeAno);
  if (!atual) throw errosComuns.NAO_ENCONTRADO();
  if (desdeAno === DESDE_O_INICIO) throw errosCriterio.CRITERIO_DO_INICIO({ curso: rows[0].nome });
  if (atual.versao !== versao) throw versaoDesatualizada({ tipo: 'criterio_avaliacao', id }, atual);
  await sql`delete from criterios_avaliacao where curso_id = ${id} and desde_ano = ${desdeAno}`.execute(tx);
  const { versao: _, ...antes } = atual;
  await auditar(ato, { acao: 'criterio.retirado', alvoTipo: 'criterio_avaliacao', alvoId: id, antes });
  return obterCriterios(tx, id);
}

async function gravar(tx: Tx, cursos: readonly number[], desdeAno: number, c: Criterio): Promise<void> {
  await sql`insert into criterios_avaliacao as x (curso_id, desde_ano, tipo, media_aprovacao, media_minima_recuperacao, usa_exame_final, media_final, peso_media,
      peso_exame, casas_decimais, arredondamento, recuperacao_por_etapa, recuperacao_final, frequencia_minima, controle_frequencia, reprova_por_falta,
      frequencia_por_disciplina, justificadas_contam, dependencias_permitidas, conceitos)
    select id, ${desdeAno}, ${c.tipo}, ${c.mediaAprovacao}, least(${c.mediaMinimaRecuperacao}::numeric, ${c.mediaAprovacao}::numeric), ${c.usaExameFinal}, ${c.mediaFinal}, ${c.pesoMedia},
      ${c.pesoExame}, ${c.casasDecimais}, ${c.arredondamento}, ${c.recuperacaoPorEtapa}, ${c.recuperacaoFinal}, ${c.frequenciaMinima}, ${c.controleFrequencia},
      ${c.reprovaPorFalta}, ${c.frequenciaPorDisciplina}, ${c.justificadasContam}, ${c.dependenciasPermitidas}, ${JSON.stringify(c.conceitos)}::jsonb
    from unnest(${cursos}::bigint[]) as id
    on conflict on constraint criterios_avaliacao_desde_key do update set tipo = excluded.tipo, media_aprovacao = excluded.media_aprovacao,
      media_minima_recuperacao = excluded.media_minima_recuperacao, usa_exame_final = excluded.usa_exame_final, media_final = excluded.media_final,
      peso_media = excluded.peso_media, peso_exame = excluded.peso_exame, casas_decimais = excluded.casas_decimais, arredondamento = excluded.arredondamento,
      recuperacao_por_etapa = excluded.recuperacao_por_etapa, recuperacao_final = excluded.recuperacao_final, frequencia_minima = excluded.frequencia_minima,
      controle_frequencia = excluded.controle_frequencia, reprova_por_falta = excluded.reprova_por_falta,
      frequencia_por_disciplina = excluded.frequencia_por_disciplina, justificadas_contam = excluded.justificadas_contam,
      dependencias_permitidas = excluded.dependencias_permitidas, conceitos = excluded.conceitos, versao = x.versao + 1`.execute(tx);
}
