import { sql } from 'kysely';
import { errosMudanca as erros } from '#domains/mudanca/erros.ts';
import type { TipoDaMudanca } from '#domains/mudanca/tipos.ts';
import type { Db, Tx } from '#platform/server/database/kysely.ts';
import { errosComuns, type Idioma } from '#shared/erros.ts';
import { camposPorTipo } from '#domains/mudanca/campos/por-tipo.ts';
import type { LinhaFeita } from '../feita.ts';
import type { PlanilhaACarregar } from './tipo.ts';

export type PlanilhaDaMudanca = PlanilhaACarregar & {
  tipo: TipoDaMudanca;
  usuarioId: number;
  total: number;
  ensaio: LinhaFeita[] | null;
  situacao: 'aberta' | 'carregada' | 'desfeita';
  tarefaId: number | null;
  tarefaDesfazerId: number | null;
  versao: number;
};

const colunas = sql`p.id, p.usuario_id as "usuarioId", p.tipo, p.arquivo, p.colunas, p.linhas, p.total, p.mapeamento, p.fixos, p.ensaio, p.situacao, p.tarefa_id as "tarefaId",
  p.tarefa_desfazer_id as "tarefaDesfazerId", p.versao`;

/** @throws NAO_ENCONTRADO */
export async function carregarPlanilha(db: Db | Tx, id: number, trava = sql``): Promise<PlanilhaDaMudanca> {
  const { rows } = await sql<PlanilhaDaMudanca>`select ${colunas} from mudancas_planilhas p where p.id = ${id} ${trava}`.execute(db);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

/** The sheet of a job. */
export async function planilhaDaTarefa(db: Db | Tx, tarefaId: number): Promise<PlanilhaDaMudanca> {
  const { rows } =
    await sql<PlanilhaDaMudanca>`select ${colunas} from mudancas_planilhas p where ${tarefaId} in (p.tarefa_id, p.tarefa_desfazer_id)`.execute(
      db,
    );
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  return rows[0];
}

/** The columns without which no line can be. @throws MUDANCA_SEM_COLUNA */
export function conferirColunas(
  { tipo, mapeamento, fixos }: Pick<PlanilhaDaMudanca, 'tipo' | 'mapeamento' | 'fixos'>,
  idioma: Idioma,
): void {
  const { campos, exigidos } = camposPorTipo[tipo];
  const falta = exigidos.find((chave) => mapeamento[chave] === undefined && !fixos[chave]);
  const campo = campos.find(({ chave }) => chave === falta);
  if (campo) throw erros.MUDANCA_SEM_COLUNA({ coluna: campo[idioma] });
}
