import type { Ato } from '#platform/server/ato.ts';
import { type RawBuilder, sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns, versaoDesatualizada } from '#shared/erros.ts';
import { type Autor, auditar, auditarVarios } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { criterioApi } from '../api.ts';
import { type Criterio, DESDE_O_INICIO, type Plano, type RegraDeAvaliacao } from '../criterio.ts';
import { errosCriterio } from '../erros.ts';
import { errosEstrutura } from '#domains/academico/estrutura/erros.ts';
import './restricoes.ts';

type Criterios = RespostaServidor<typeof criterioApi.obterCriterios>;
type Corpo = EntradaServidor<typeof criterioApi.salvarCriterio>['body'];
export type DadosCriterio = Omit<Corpo, 'plano'> & Partial<Pick<Corpo, 'plano'>>;
type Linha = Criterios['itens'][number];

const colunas = sql`c.tipo, c.media_aprovacao::text as "mediaAprovacao", c.media_minima_recuperacao::text as "mediaMinimaRecuperacao",
  c.usa_exame_final as "usaExameFinal", c.media_final::text as "mediaFinal", c.peso_media::text as "pesoMedia", c.peso_exame::text as "pesoExame",
  c.casas_decimais as "casasDecimais", c.arredondamento, c.arredondamento_desde as "arredondamentoDesde", c.calculo_da_etapa as "calculoDaEtapa",
  c.pontos_da_etapa::text as "pontosDaEtapa", c.melhores_avaliacoes as "melhoresAvaliacoes", c.recuperacao_por_etapa as "recuperacaoPorEtapa",
  c.recuperacao_pode_baixar as "recuperacaoPodeBaixar", c.recuperacao_limitada as "recuperacaoLimitada",
  c.alcance_da_recuperacao as "alcanceDaRecuperacao", c.etapas_por_recuperacao as "etapasPorRecuperacao",
  c.formula_da_media as "formulaDaMedia", c.formula_do_exame as "formulaDoExame", c.recuperacao_final as "recuperacaoFinal",
  c.frequencia_minima::text as "frequenciaMinima", c.controle_frequencia as "controleFrequencia", c.reprova_por_falta as "reprovaPorFalta",
  c.frequencia_por_disciplina as "frequenciaPorDisciplina", c.justificadas_contam as "justificadasContam",
  c.dependencias_permitidas as "dependenciasPermitidas", c.disciplinas_do_conselho as "disciplinasDoConselho", c.conceitos`;

/**
 * The criterion that rules a course in a year, with that of its adapted plan, as `k.criterio`: joined to a statement that has both. Every course
 * has one from its creation. What the statement calls its course is read before the names in here could hide it.
 */
export const criterioDoAno = (cursoId: RawBuilder<unknown>, ano: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`cross join lateral (select ${cursoId} as curso_id, ${ano} as ano) de_quem
    cross join lateral (select to_json(x) as criterio from criterios_avaliacao c cross join lateral (select ${colunas},
      (select to_json(y) from criterios_avaliacao c cross join lateral (select ${colunas}) y
        where c.curso_id = de_quem.curso_id and c.plano = 'adaptado' and c.desde_ano <= de_quem.ano order by c.desde_ano desc limit 1) as adaptado) x
    where c.curso_id = de_quem.curso_id and c.plano = 'regular' and c.desde_ano <= de_quem.ano order by c.desde_ano desc limit 1) k`;

/** The criteria of a course, of the regular plan and then of the adapted one, the newest first. @throws NAO_ENCONTRADO */
export async function obterCriterios(db: Db | Tx, cursoId: number): Promise<Criterios> {
  const { rows } = await sql<Linha>`select ${colunas}, c.plano, c.desde_ano as "desdeAno", c.versao from criterios_avaliacao c
    where c.curso_id = ${cursoId} order by c.plano desc, c.desde_ano desc`.execute(db);
  if (rows.length === 0) throw errosComuns.NAO_ENCONTRADO();
  return { itens: rows };
}

/** The criterion that rules each course in a year: the newest that started. */
export async function criteriosDoAno(
  db: Db | Tx,
  cursoIds: readonly number[],
  ano: number,
  plano: Plano = 'regular',
): Promise<Map<number, Criterio>> {
  const { rows } = await sql<{
    cursoId: number;
    criterio: Criterio;
  }>`select distinct on (c.curso_id) c.curso_id as "cursoId", to_json(x) as criterio
    from criterios_avaliacao c cross join lateral (select ${colunas}) x
    where c.curso_id = any(${cursoIds}::bigint[]) and c.plano = ${plano} and c.desde_ano <= ${ano} order by c.curso_id, c.desde_ano desc`.execute(
    db,
  );
  return new Map(rows.map(({ cursoId, criterio }) => [cursoId, criterio]));
}

/**
 * Saves the criterion of a course from a year on, and the same for other courses. What earlier years were judged by stays.
 * @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, CRITERIO_JA_EXISTE, CURSO_INEXISTENTE
 */
export async function salvarCriterio(ato: Ato<Autor>, dados: DadosCriterio & { cursoId: number }): Promise<Criterios> {
  const { tx } = ato;
  const { cursoId, plano = 'regular', desdeAno, versao, tambemCursos, ...criterio } = dados;
  const cursos = [...new Set([cursoId, ...tambemCursos])];
  const { rows: travados } = await sql<{
    id: number;
    nome: string;
  }>`select id, nome from cursos where id = any(${cursos}::bigint[]) order by id for update`.execute(tx);
  const curso = travados.find(({ id }) => id === cursoId);
  if (!curso) throw errosComuns.NAO_ENCONTRADO();
  if (travados.length < cursos.length) throw errosEstrutura.CURSO_INEXISTENTE({}, { campos: ['tambemCursos'] });
  const { itens } = await obterCriterios(tx, cursoId);
  const doAno = itens.find((c) => c.plano === plano && c.desdeAno === desdeAno);
  if (doAno && versao === null) throw errosCriterio.CRITERIO_JA_EXISTE({ curso: curso.nome, ano: desdeAno }, { campos: ['desdeAno'] });
  if ((doAno?.versao ?? null) !== versao) throw versaoDesatualizada({ tipo: 'criterio_avaliacao', id: cursoId }, doAno ?? itens[0]);
  const antes = await criteriosDoAno(tx, cursos, desdeAno, plano);
  await gravar(tx, cursos, { ...criterio, plano, desdeAno });
  await auditarVarios(
    ato,
    cursos.map((id) => ({
      acao: 'criterio.salvo',
      alvoTipo: 'criterio_avaliacao',
      alvoId: id,
      antes: antes.get(id) ?? null,
      depois: { ...criterio, plano, desdeAno },
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
  { id, plano, desdeAno, versao }: { id: number; plano: Plano; desdeAno: number; versao: number },
): Promise<Criterios> {
  const { tx } = ato;
  const { rows } = await sql<{ nome: string }>`select nome from cursos where id = ${id} for update`.execute(tx);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  const atual = (await obterCriterios(tx, id)).itens.find((c) => c.plano === plano && c.desdeAno === desdeAno);
  if (!atual) throw errosComuns.NAO_ENCONTRADO();
  if (plano === 'regular' && desdeAno === DESDE_O_INICIO) throw errosCriterio.CRITERIO_DO_INICIO({ curso: rows[0].nome });
  if (atual.versao !== versao) throw versaoDesatualizada({ tipo: 'criterio_avaliacao', id }, atual);
  await sql`delete from criterios_avaliacao where curso_id = ${id} and plano = ${plano} and desde_ano = ${desdeAno}`.execute(tx);
  const { versao: _, ...antes } = atual;
  await auditar(ato, { acao: 'criterio.retirado', alvoTipo: 'criterio_avaliacao', alvoId: id, antes });
  return obterCriterios(tx, id);
}

type Gravavel = RegraDeAvaliacao & { plano: Plano; desdeAno: number };

async function gravar(tx: Tx, cursos: readonly number[], c: Gravavel): Promise<void> {
  const valores = {
    plano: c.plano,
    desde_ano: c.desdeAno,
    tipo: c.tipo,
    media_aprovacao: c.mediaAprovacao,
    // A minimum that judges nobody was not looked at.
    media_minima_recuperacao: sql`least(${c.mediaMinimaRecuperacao}::numeric, ${c.mediaAprovacao}::numeric)`,
    usa_exame_final: c.usaExameFinal,
    media_final: c.mediaFinal,
    peso_media: c.pesoMedia,
    peso_exame: c.pesoExame,
    casas_decimais: c.casasDecimais,
    arredondamento: c.arredondamento,
    arredondamento_desde: c.arredondamentoDesde,
    calculo_da_etapa: c.calculoDaEtapa,
    pontos_da_etapa: c.pontosDaEtapa,
    melhores_avaliacoes: c.melhoresAvaliacoes,
    recuperacao_por_etapa: c.recuperacaoPorEtapa,
    recuperacao_pode_baixar: c.recuperacaoPodeBaixar,
    recuperacao_limitada: c.recuperacaoLimitada,
    alcance_da_recuperacao: c.alcanceDaRecuperacao,
    etapas_por_recuperacao: c.etapasPorRecuperacao,
    formula_da_media: sql`${c.formulaDaMedia}::text`,
    formula_do_exame: sql`${c.formulaDoExame}::text`,
    recuperacao_final: c.recuperacaoFinal,
    frequencia_minima: c.frequenciaMinima,
    controle_frequencia: c.controleFrequencia,
    reprova_por_falta: c.reprovaPorFalta,
    frequencia_por_disciplina: c.frequenciaPorDisciplina,
    justificadas_contam: c.justificadasContam,
    dependencias_permitidas: c.dependenciasPermitidas,
    disciplinas_do_conselho: sql`${c.disciplinasDoConselho}::int`,
    conceitos: sql`${JSON.stringify(c.conceitos)}::jsonb`,
  };
  const nomes = Object.keys(valores);
  await sql`insert into criterios_avaliacao as x (curso_id, ${sql.join(nomes.map((nome) => sql.ref(nome)))})
    select id, ${sql.join(Object.values(valores))} from unnest(${cursos}::bigint[]) as id
    on conflict on constraint criterios_avaliacao_desde_key do update set
      ${sql.join(nomes.map((nome) => sql`${sql.ref(nome)} = ${sql.ref(`excluded.${nome}`)}`))}, versao = x.versao + 1`.execute(tx);
}
