import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import type { Criterios } from '#domains/academico/rematriculas/avaliacao/avaliar.ts';
import type { ParametrosDeRecusa } from '#shared/erros.ts';

export type Lote = {
  id: number;
  anoOrigemId: number;
  destino: { id: number; ano: number };
  criterios: Criterios;
  motivoDesfazimento: string | null;
};
export type ItemDoLote = {
  id: number;
  matriculaOrigemId: number;
  turmaDestinoId: number;
  liberacoes: string[];
  motivo: string | null;
  matriculaId: number | null;
  contratoId: number | null;
};
type Guardados = Pick<Criterios, 'aceitarPendentes'> & {
  cobranca: Omit<Criterios['cobranca'], 'descontoIds'> & { descontoIds: number[] | null };
};
type Linha = Pick<Criterios, 'movimento' | 'contratos' | 'dataMatricula'> & {
  id: number;
  anoOrigemId: number;
  anoDestinoId: number;
  ano: number;
  criterios: Guardados;
  motivoDesfazimento: string | null;
};

/** The run that a job carries out, or undoes. */
export async function lerLoteDaTarefa(db: Db | Tx, tarefaId: number): Promise<Lote> {
  const { rows } =
    await sql<Linha>`select l.id, l.ano_origem_id as "anoOrigemId", l.ano_destino_id as "anoDestinoId", a.ano, l.movimento, l.contratos,
      l.data_matricula as "dataMatricula", l.criterios, l.motivo_desfazimento as "motivoDesfazimento"
    from rematriculas_lotes l join v_ano_letivo a on a.id = l.ano_destino_id where ${tarefaId} in (l.tarefa_id, l.desfazimento_tarefa_id)`.execute(
      db,
    );
  const [linha] = rows;
  if (!linha) throw new Error(`no re-enrollment for job ${tarefaId}`);
  const { movimento, contratos, dataMatricula, criterios: c } = linha;
  const descontoIds = c.cobranca.descontoIds && new Set(c.cobranca.descontoIds);
  return {
    id: linha.id,
    anoOrigemId: linha.anoOrigemId,
    destino: { id: linha.anoDestinoId, ano: linha.ano },
    motivoDesfazimento: linha.motivoDesfazimento,
    criterios: { movimento, contratos, dataMatricula, aceitarPendentes: c.aceitarPendentes, cobranca: { ...c.cobranca, descontoIds } },
  };
}

const colunasDoItem = sql`id, matricula_origem_id as "matriculaOrigemId", turma_destino_id as "turmaDestinoId", liberacoes, motivo,
  matricula_id as "matriculaId", contrato_id as "contratoId"`;

/** Locks the next items of a run that have no answer; another process that runs the same job waits here. */
export async function travarPendentes(tx: Tx, loteId: number, limite: number): Promise<ItemDoLote[]> {
  const { rows } = await sql<ItemDoLote>`select ${colunasDoItem} from rematriculas_itens
    where lote_id = ${loteId} and situacao = 'pendente' order by id limit ${limite} for update`.execute(tx);
  return rows;
}

type Feita = Pick<ItemDoLote, 'id' | 'matriculaOrigemId'>;

/** Who was enrolled by a run. */
export async function feitasDoLote(db: Db, loteId: number): Promise<Feita[]> {
  const { rows } = await sql<Feita>`select id, matricula_origem_id as "matriculaOrigemId" from rematriculas_itens
    where lote_id = ${loteId} and situacao = 'feita' order by id`.execute(db);
  return rows;
}

/** Locks those of them that nobody undid meanwhile. */
export async function travarFeitas(tx: Tx, feitas: readonly Feita[]): Promise<ItemDoLote[]> {
  const { rows } = await sql<ItemDoLote>`select ${colunasDoItem} from rematriculas_itens
    where id = any(${feitas.map(({ id }) => id)}::bigint[]) and situacao = 'feita' order by id for update`.execute(tx);
  return rows;
}

export type RespostaDoItem = {
  item: ItemDoLote;
  situacao: 'feita' | 'ja_estava' | 'recusada' | 'desfeita';
  matriculaId?: number;
  contratoId?: number | null;
  codigo?: string;
  parametros?: ParametrosDeRecusa;
};

/** Writes what became of items, in one statement. An undo that was refused leaves the item done, with the reason. */
export async function responderItens(tx: Tx, respostas: readonly RespostaDoItem[]): Promise<void> {
  const linhas = respostas.map(({ item, situacao, matriculaId, contratoId, codigo, parametros }) => ({
    id: item.id,
    situacao,
    matricula_id: matriculaId ?? item.matriculaId,
    contrato_id: contratoId ?? item.contratoId,
    codigo: codigo ?? null,
    parametros: parametros ?? null,
  }));
  await sql`update rematriculas_itens i set situacao = r.situacao, matricula_id = r.matricula_id, contrato_id = r.contrato_id, codigo = r.codigo, parametros = r.parametros,
      decidida_em = coalesce(i.decidida_em, clock_timestamp())
    from json_to_recordset(${JSON.stringify(linhas)}::json) as r(id bigint, situacao text, matricula_id bigint, contrato_id bigint, codigo text, parametros jsonb)
    where i.id = r.id`.execute(tx);
}
