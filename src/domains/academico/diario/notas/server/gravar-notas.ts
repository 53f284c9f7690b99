import { sql } from 'kysely';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { ErroNegocio } from '#shared/erros.ts';
import { ouRecusa } from '#shared/julgar-cada.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditarVarios, autorDaLinha } from '#platform/server/auditoria/audit.ts';
import { gravarOsQuePassam } from '#platform/server/lotes/os-que-passam.ts';
import { conferirAnoAberto, etapaAberta } from '#domains/academico/diario/conferir.ts';
import { carregarDiario, type Diario } from '#domains/academico/diario/server/carregar.ts';
import type { AutorComEscopo } from '#domains/academico/estrutura/server/door.ts';
import type { notasApi } from '../api.ts';
import { errosNota as erros } from '../erros.ts';
import { type AvaliacaoJulgada, julgarCelula } from '../julgar.ts';
import type { NotaGravada, Valor } from '../valores.ts';
import { valorDaNota } from './ler-turma.ts';
import './restricoes.ts';

type Pedido = EntradaServidor<typeof notasApi.gravarNotas>['body'];
type Resposta = RespostaServidor<typeof notasApi.gravarNotas>;
type Resultado = Resposta['celulas'][number];
type Celula = { avaliacaoId: number; matriculaId: number };
type Avaliacao = AvaliacaoJulgada & { id: number; etapaId: number | null };
type DePe = Celula & {
  aluno: string | null;
  noDia: boolean;
  deOutraTurma: boolean;
  valor: Valor;
  versao: number;
  por: string | null;
  em: string | null;
};
type ParaGravar = Celula & NotaGravada & { versao: number; antes: Valor; depois: Valor; aluno: string };

const chaveDe = ({ avaliacaoId, matriculaId }: Celula): string => `${avaliacaoId}:${matriculaId}`;

/**
 * Saves cells of the grid, each for itself: what may stand is written in one statement, and of the others is told why, or whose value stands.
 * The same value again changes nothing. @throws NAO_ENCONTRADO, DIARIO_TURMA_FECHADA
 */
export async function gravarNotas(ato: Ato<AutorComEscopo>, { turmaDisciplinaId, celulas }: Pedido): Promise<Resposta> {
  const diario = await carregarDiario(ato, turmaDisciplinaId);
  const avaliacoes = await segurarAvaliacoes(ato, turmaDisciplinaId, celulas);
  const dePe = await lerDePe(ato, diario.turmaId, celulas);
  const resultados = new Map<string, Resultado>();
  const aGravar = new Map<string, ParaGravar>();
  const fechadas = motivosDoFechamento(diario, avaliacoes.values());
  // Said twice of one cell, the last word counts.
  for (const celula of celulas) {
    const [chave, avaliacao] = [chaveDe(celula), avaliacoes.get(celula.avaliacaoId)];
    const atual = dePe.get(chave);
    const recusa = !avaliacao || !atual ? erros.NOTA_SEM_AVALIACAO() : fechadas.get(avaliacao.etapaId);
    const { aluno, noDia } = { aluno: atual?.aluno ?? '', noDia: atual?.noDia ?? false };
    const lida = recusa ?? (avaliacao && julgarCelula(diario.criterio, avaliacao, { aluno, noDia, valor: celula.valor }));
    aGravar.delete(chave);
    if (lida instanceof ErroNegocio) resultados.set(chave, recusada(celula, lida, ato));
    else if (!lida || !atual) resultados.set(chave, recusada(celula, erros.NOTA_SEM_AVALIACAO(), ato));
    else if (iguais(atual.valor, celula.valor)) resultados.set(chave, gravada(celula, atual.versao, atual.em ?? ''));
    else if (atual.versao !== celula.versao) resultados.set(chave, emConflito(atual));
    else aGravar.set(chave, { ...celula, ...lida, versao: celula.versao, antes: atual.valor, depois: celula.valor, aluno });
  }
  const { deUma = [], deOutras = [] } = Object.groupBy(aGravar.values(), (c) =>
    dePe.get(chaveDe(c))?.deOutraTurma ? 'deOutras' : 'deUma',
  );
  for (const [chave, resultado] of await gravar(ato, diario.turmaId, deUma)) resultados.set(chave, resultado);
  for (const [chave, resultado] of await gravarDeQuemMudou(ato, diario.turmaId, deOutras)) resultados.set(chave, resultado);
  const chaves = new Set(celulas.map(chaveDe));
  return { celulas: [...chaves].flatMap((chave) => resultados.get(chave) ?? []) };
}

const gravada = ({ avaliacaoId, matriculaId }: Celula, versao: number, em: string): Resultado => ({ avaliacaoId, matriculaId, versao, em });
const recusada = ({ avaliacaoId, matriculaId }: Celula, erro: ErroNegocio, { idioma }: Pick<Ato, 'idioma'>): Resultado => ({
  avaliacaoId,
  matriculaId,
  recusa: erro.mensagem(idioma),
  codigo: erro.code,
});
const emConflito = ({ avaliacaoId, matriculaId, valor, versao, por, em }: DePe): Resultado => ({
  avaliacaoId,
  matriculaId,
  conflito: { valor, versao, por: por ?? '', em: em ?? '' },
});
const semZeros = (valor: Valor): Valor => (valor?.includes('.') ? valor.replace(/\.?0+$/, '') : valor);
const iguais = (a: Valor, b: Valor): boolean => semZeros(a) === semZeros(b);

/** Evaluations of the subject, held as they stand. */
async function segurarAvaliacoes(
  { tx }: Pick<Ato, 'tx'>,
  turmaDisciplinaId: number,
  celulas: readonly Celula[],
): Promise<Map<number, Avaliacao>> {
  const ids = [...new Set(celulas.map(({ avaliacaoId }) => avaliacaoId))];
  const { rows } =
    await sql<Avaliacao>`select a.id, a.nome, a.etapa_id as "etapaId", a.valor_maximo::text as "valorMaximo", a.data_avaliacao as "dataAvaliacao"
    from avaliacoes a where a.id = any(${ids}::bigint[]) and a.turma_disciplina_id = ${turmaDisciplinaId} order by a.id for share`.execute(
      tx,
    );
  return new Map(rows.map((a) => [a.id, a]));
}

/** What stands in the cells now, and whether their students were in the class on the day of the evaluation. */
async function lerDePe({ tx }: Pick<Ato, 'tx'>, turmaId: number, celulas: readonly Celula[]): Promise<Map<string, DePe>> {
  const pedidas = JSON.stringify(celulas.map(({ avaliacaoId, matriculaId }) => ({ avaliacaoId, matriculaId })));
  const { rows } =
    await sql<DePe>`select x."avaliacaoId", x."matriculaId", p.nome_completo as aluno, ${valorDaNota} as valor, coalesce(n.versao, 0) as versao,
      n.usuario_nome as por, n.updated_at as em,
      exists (select 1 from v_matricula_enturmacao e where e.matricula_id = x."matriculaId" and e.turma_id = ${turmaId}
        and a.data_avaliacao between e.data_inicio and coalesce(e.data_fim, 'infinity')) as "noDia",
      exists (select 1 from v_matricula_enturmacao e where e.matricula_id = x."matriculaId" and e.turma_id <> ${turmaId}) as "deOutraTurma"
    from json_to_recordset(${pedidas}::json) as x("avaliacaoId" bigint, "matriculaId" bigint) join avaliacoes a on a.id = x."avaliacaoId"
    join v_matricula_estado m on m.id = x."matriculaId" join v_pessoa_resumo p on p.id = m.aluno_id
    left join notas n on n.avaliacao_id = x."avaliacaoId" and n.matricula_id = x."matriculaId"`.execute(tx);
  return new Map(rows.map((linha) => [chaveDe(linha), linha]));
}

/** Of the etapas of these evaluations, why those that are closed take nothing. */
function motivosDoFechamento(diario: Diario, avaliacoes: Iterable<Avaliacao>): Map<number | null, ErroNegocio> {
  const motivos = new Map<number | null, ErroNegocio>();
  for (const etapaId of new Set([...avaliacoes].map((a) => a.etapaId))) {
    const recusa = ouRecusa(() => {
      if (etapaId === null) conferirAnoAberto(diario);
      else etapaAberta(diario, etapaId);
    });
    if (recusa instanceof ErroNegocio) motivos.set(etapaId, recusa);
  }
  return motivos;
}

/** Writes cells in the order of their keys, each over the version that it was seen with; whoever came first meanwhile is told of. */
async function gravar(ato: Ato<AutorComEscopo>, turmaId: number, celulas: readonly ParaGravar[]): Promise<Map<string, Resultado>> {
  if (celulas.length === 0) return new Map();
  const { usuarioId: autor, usuarioNome: nome } = autorDaLinha(ato.quem);
  const linhas = JSON.stringify(
    celulas.map(({ avaliacaoId, matriculaId, valor, conceito, estado, versao }) => ({
      avaliacaoId,
      matriculaId,
      valor,
      conceito,
      estado,
      versao,
    })),
  );
  const { rows } = await sql<
    Celula & { versao: number; em: string }
  >`insert into notas as n (avaliacao_id, matricula_id, valor, conceito, estado, versao, usuario_id, usuario_nome)
    select x."avaliacaoId", x."matriculaId", x.valor, x.conceito, x.estado, x.versao + 1, ${autor}::bigint, ${nome}
    from json_to_recordset(${linhas}::json) as x("avaliacaoId" bigint, "matriculaId" bigint, valor numeric, conceito text, estado text, versao int)
    order by 1, 2
    on conflict (avaliacao_id, matricula_id) do update set valor = excluded.valor, conceito = excluded.conceito, estado = excluded.estado,
      versao = excluded.versao, usuario_id = excluded.usuario_id, usuario_nome = excluded.usuario_nome, updated_at = clock_timestamp()
      where n.versao = excluded.versao - 1
    returning n.avaliacao_id as "avaliacaoId", n.matricula_id as "matriculaId", n.versao, n.updated_at as em`.execute(ato.tx);
  const resultados = new Map(rows.map((r) => [chaveDe(r), gravada(r, r.versao, r.em)]));
  const vencidas = celulas.filter((c) => !resultados.has(chaveDe(c)));
  if (vencidas.length > 0) for (const [chave, dePe] of await lerDePe(ato, turmaId, vencidas)) resultados.set(chave, emConflito(dePe));
  await auditarNotas(
    ato,
    celulas.filter((c) => !vencidas.includes(c)),
  );
  return resultados;
}

/** Of who sat in another class as well the etapa may be closed there, which the database knows: what it refuses of one is none of the others'. */
async function gravarDeQuemMudou(
  ato: Ato<AutorComEscopo>,
  turmaId: number,
  celulas: readonly ParaGravar[],
): Promise<Map<string, Resultado>> {
  const porAluno = [...Map.groupBy(celulas, ({ matriculaId }) => matriculaId).values()];
  const gravadas = await gravarOsQuePassam(ato.tx, porAluno, async (alunos) => {
    const feitas = await gravar(ato, turmaId, alunos.flat());
    return alunos.map((suas) => suas.map((c) => [chaveDe(c), feitas.get(chaveDe(c))] as const));
  });
  return new Map(
    gravadas.flatMap((suas, i) =>
      suas instanceof ErroNegocio
        ? (porAluno[i] ?? []).map((c) => [chaveDe(c), recusada(c, suas, ato)] as const)
        : suas.flatMap(([chave, feita]) => (feita ? [[chave, feita] as const] : [])),
    ),
  );
}

/** One row for each evaluation, with the mark of each student before and after. */
async function auditarNotas(ato: Ato<AutorComEscopo>, celulas: readonly ParaGravar[]): Promise<void> {
  const porAvaliacao = Map.groupBy(celulas, ({ avaliacaoId }) => avaliacaoId);
  const nomeDe = ({ aluno, matriculaId }: ParaGravar): string => `${aluno} (${matriculaId})`;
  await auditarVarios(
    ato,
    [...porAvaliacao].map(([alvoId, suas]) => ({
      acao: 'avaliacao.notas',
      alvoTipo: 'avaliacao',
      alvoId,
      antes: Object.fromEntries(suas.map((c) => [nomeDe(c), c.antes])),
      depois: Object.fromEntries(suas.map((c) => [nomeDe(c), c.depois])),
    })),
  );
}
