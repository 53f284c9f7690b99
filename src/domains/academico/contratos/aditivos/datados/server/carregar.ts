import { sql } from 'kysely';
import { errosComuns } from '#shared/erros.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { carregarContratos, type ContratoCarregado, travarContratos } from '#domains/academico/contratos/server/carregar.ts';
import type { SituacaoContrato } from '#domains/academico/contratos/situacoes.ts';
import { errosDescontoDatado as erros } from '../erros.ts';

const vivos: readonly SituacaoContrato[] = ['rascunho', 'aguardando_assinatura', 'ativo', 'suspenso'];
/** A scholarship or an agreement is about the year of the course: material and meals are bought apart. Lines without a price of the register count. */
const doCurso = ['anuidade', 'matricula'];

/** The contract of an enrollment that a discount may go to, locked. @throws DESCONTO_SEM_CONTRATO, NAO_ENCONTRADO */
export async function travarContratoDaMatricula(tx: Tx, matriculaId: number): Promise<ContratoCarregado> {
  const { rows } = await sql<{ aluno: string; ano: number; contratoId: number | null }>`select m.aluno_nome as aluno, m.ano,
      (select c.id from contratos c where c.matricula_id = m.id and c.situacao = any(${[...vivos]}::text[])) as "contratoId"
    from v_matricula_resumo m where m.id = ${matriculaId}`.execute(tx);
  const [matricula] = rows;
  if (!matricula) throw errosComuns.NAO_ENCONTRADO();
  if (matricula.contratoId === null) throw erros.DESCONTO_SEM_CONTRATO({ aluno: matricula.aluno, ano: matricula.ano });
  return travarContrato(tx, matricula.contratoId);
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
