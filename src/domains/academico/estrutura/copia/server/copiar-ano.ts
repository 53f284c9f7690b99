import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { formatarData } from '#shared/datas.ts';
import type { EntradaServidor, RespostaServidor } from '#shared/endpoint.ts';
import { errosComuns, type Idioma } from '#shared/erros.ts';
import { texto } from '#shared/textos.ts';
import { auditar, auditarVarios, type Autor } from '#platform/server/auditoria/audit.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { copiaApi } from '../api.ts';
import { errosEnsino, errosEstrutura } from '#domains/academico/estrutura/erros.ts';
import { planejarCopia, type TotaisDaCopia, type TurmaDoAno, type TurmaPlanejada } from '../plano-copia.ts';
import { textosUsos } from '#domains/academico/estrutura/texts-ensino.ts';
import { inserirDisciplinas } from '#domains/academico/estrutura/turma-disciplina/server/door.ts';
import { lerTurmas } from './ler-turmas.ts';
import { inserirDocentes } from '#domains/academico/estrutura/docentes/server/door.ts';
import '#domains/academico/estrutura/server/restricoes.ts';

export type PedidoDeCopia = EntradaServidor<typeof copiaApi.copiarAno>['body'];
/** Classes of a year that one copy takes. */
const turmasMaximo = 1000;

/** A year's classes; more than one copy takes are refused, none is left behind in silence. */
async function lerAno(db: Db | Tx, anoLetivoId: number, destinoId: number): Promise<TurmaDoAno[]> {
  const turmas = await lerTurmas(db, sql`t.ano_letivo_id = ${anoLetivoId}`, destinoId, turmasMaximo + 1);
  if (turmas.length > turmasMaximo) throw errosEnsino.COPIA_DEMAIS({ max: turmasMaximo });
  return turmas;
}

async function planejar(db: Db | Tx, pedido: PedidoDeCopia): Promise<{ turmas: TurmaPlanejada[]; totais: TotaisDaCopia }> {
  const { rows } = await sql<{
    id: number;
  }>`select id from v_ano_letivo where id = any(${[pedido.origemAnoLetivoId, pedido.destinoAnoLetivoId]}::bigint[])`.execute(db);
  for (const campo of ['origemAnoLetivoId', 'destinoAnoLetivoId'] as const) {
    if (!rows.some(({ id }) => id === pedido[campo])) throw errosEstrutura.ANO_LETIVO_INEXISTENTE({}, { campos: [campo] });
  }
  const [origem, destino] = [
    await lerAno(db, pedido.origemAnoLetivoId, pedido.destinoAnoLetivoId),
    await lerAno(db, pedido.destinoAnoLetivoId, pedido.destinoAnoLetivoId),
  ];
  return planejarCopia(origem, destino, pedido);
}

/** What the copy would make, class by class, and what is there already. @throws ANO_LETIVO_INEXISTENTE, COPIA_DEMAIS */
export async function preverCopiaDeAno(
  db: Db,
  pedido: PedidoDeCopia,
  idioma: Idioma,
): Promise<RespostaServidor<typeof copiaApi.preverCopiaDeAno>> {
  const { turmas, totais } = await planejar(db, pedido);
  const itens = turmas.map(({ origem, destinoId, motivo, disciplinas, docentes, deFora }) => ({
    turma: origem.nome,
    turmaExiste: destinoId !== null,
    motivo: motivo === null ? null : texto(textosUsos, motivo, idioma),
    disciplinas: disciplinas.map((d) => d.nome),
    docentes: docentes.length,
    deFora: deFora.map(({ disciplina, docente, motivo: porque, data }) => ({
      disciplina,
      docente,
      motivo: texto(textosUsos, porque, idioma, { data: data === null ? '' : formatarData(data) }),
    })),
  }));
  return { totais, itens };
}

/** Carries the copy out; the second of two at once finds everything made. @throws ANO_LETIVO_INEXISTENTE, COPIA_DEMAIS */
export async function copiarAno(ato: Ato<Autor>, pedido: PedidoDeCopia): Promise<TotaisDaCopia> {
  const { tx } = ato;
  await sql`select pg_advisory_xact_lock(hashtext('estrutura.copia-de-ano'), ${pedido.destinoAnoLetivoId}::int)`.execute(tx);
  const { turmas, totais } = await planejar(tx, pedido);
  const ids = await criarTurmas(ato, turmas, pedido.destinoAnoLetivoId);
  const destinoDe = (t: TurmaPlanejada): number => {
    const id = t.destinoId ?? ids.get(t.origem.id);
    if (id === undefined) throw errosComuns.ERRO_INTERNO();
    return id;
  };
  const criadas = await inserirDisciplinas(
    ato,
    turmas.flatMap((t) =>
      t.disciplinas.map(({ disciplinaId, cargaHoraria, ordem }) => ({
        turmaId: destinoDe(t),
        disciplinaId,
        cargaHoraria,
        ordem,
        dataInicio: null,
      })),
    ),
  );
  const nova = new Map(criadas.map((d) => [`${d.turmaId}:${d.disciplinaId}`, d.id]));
  await inserirDocentes(
    ato,
    turmas.flatMap((t) =>
      t.docentes.map(({ turmaDisciplinaId, disciplinaId, pessoaId, dataInicio }) => {
        const id = turmaDisciplinaId ?? nova.get(`${destinoDe(t)}:${disciplinaId}`);
        if (id === undefined) throw errosComuns.ERRO_INTERNO();
        return { turmaDisciplinaId: id, pessoaId, dataInicio, dataFim: null };
      }),
    ),
  );
  const alvo = { acao: 'anoLetivo.estruturaCopiada', alvoTipo: 'ano_letivo', alvoId: pedido.destinoAnoLetivoId };
  await auditar(ato, { ...alvo, depois: { ...pedido, ...totais } });
  return totais;
}

/** The new classes, open, as those of the source year; gives the new id of each by the old one. */
async function criarTurmas(ato: Ato<Autor>, turmas: readonly TurmaPlanejada[], destinoId: number): Promise<Map<number, number>> {
  const { tx } = ato;
  const novas = turmas.filter((t) => t.destinoId === null && t.motivo === null).map((t) => t.origem.id);
  if (novas.length === 0) return new Map();
  const { rows } = await sql<{ origemId: number; id: number; nome: string; vagas: number }>`with criadas as (
      insert into turmas (curso_id, ano_letivo_id, grupo_turma_id, nome, turno, sala, vagas)
      select curso_id, ${destinoId}::bigint, grupo_turma_id, nome, turno, sala, vagas from turmas where id = any(${novas}::bigint[]) order by id
      returning id, curso_id, nome, vagas)
    select o.id as "origemId", n.id, n.nome, n.vagas from criadas n join turmas o on o.id = any(${novas}::bigint[]) and o.curso_id = n.curso_id and o.nome = n.nome`.execute(
    tx,
  );
  await auditarVarios(
    ato,
    rows.map(({ id, ...depois }) => ({ acao: 'turma.copiada', alvoTipo: 'turma', alvoId: id, depois })),
  );
  return new Map(rows.map(({ origemId, id }) => [origemId, id]));
}
