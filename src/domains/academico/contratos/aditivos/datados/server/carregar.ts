import { sql } from 'kysely';
import { errosComuns } from '#shared/erros.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { carregarContratos, type ContratoCarregado, travarContratos } from '#domains/academico/contratos/server/carregar.ts';
import type { SituacaoContrato } from '#domains/academico/contratos/situacoes.ts';
import { errosDescontoDatado as erros } from '../erros.ts';

const vivos: readonly SituacaoContrato[] = ['rascunho', 'aguardando_assinatura', 'ativo', 'suspenso'];
/** A scholarship or an agreement is about the year of the course: material and meals are bought apart. Lines without a price of the register count. */
const doCurso = ['anuidade', 'matricula'];

/** The contract of an enrollment that is alive, locked; null where it has none. */
export async function travarVivoDaMatricula(tx: Tx, matriculaId: number): Promise<ContratoCarregado | null> {
  const { rows } = await sql<{
    id: number;
  }>`select id from contratos where matricula_id = ${matriculaId} and situacao = any(${[...vivos]}::text[])`.execute(tx);
  return rows[0] ? travarContrato(tx, rows[0].id) : null;
}

/** The contract of an enrollment that a discount may go to, locked. @throws DESCONTO_SEM_CONTRATO, NAO_ENCONTRADO */
export async function travarContratoDaMatricula(tx: Tx, matriculaId: number): Promise<ContratoCarregado> {
  const contrato = await travarVivoDaMatricula(tx, matriculaId);
  if (contrato) return contrato;
  const { rows } = await sql<{
    aluno: string;
    ano: number;
  }>`select aluno_nome as aluno, ano from v_matricula_resumo where id = ${matriculaId}`.execute(tx);
  if (!rows[0]) throw errosComuns.NAO_ENCONTRADO();
  throw erros.DESCONTO_SEM_CONTRATO(rows[0]);
}

/** A contract, locked and read. @throws NAO_ENCONTRADO */
export async function travarContrato(tx: Tx, id: number): Promise<ContratoCarregado> {
  await travarContratos(tx, [id]);
  const [contrato] = await carregarContratos(tx, [id]);
  if (!contrato) throw errosComuns.NAO_ENCONTRADO();
  return contrato;
}

/** The places of the price lines that are about the year of the course. */
export const linhasDoCurso = ({ precos }: Pick<ContratoCarregado, 'precos'>): Set<number> =>
  new Set(precos.flatMap(({ indice, tipo }) => (tipo === null || doCurso.includes(tipo) ? [indice] : [])));
