import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import type { DataCivil } from '#shared/datas.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import { travarTurmas } from '#domains/academico/estrutura/server/door.ts';
import { errosMatricula as erros } from '#domains/academico/matriculas/erros.ts';
import { gravarMovimento, type MovimentoFeito } from '#domains/academico/matriculas/server/gravar-movimento.ts';
import { criarMatricula, type DadosMatricula, type MatriculaCriada } from '#domains/academico/matriculas/nova/server/door.ts';
import { abrirParaMovimento } from './abrir-para-movimento.ts';

export type PedidoDeReclassificacao = {
  id: number;
  cursoId: number;
  turmaId: number;
  dataMovimento: DataCivil;
  motivo: string;
  motivoExcedente: string | null;
};
export type Reclassificada = MovimentoFeito & { nova: MatriculaCriada };

/**
 * The student goes on in another course of the same year (LDB art. 24, II, c): this enrollment ends on the date, and one with
 * the same guardians begins in the class of the other course, in the same transaction.
 * @throws as `registrarSaida` and `criarMatricula`; MESMO_CURSO
 */
export async function reclassificarMatricula(ato: Ato, pedido: PedidoDeReclassificacao): Promise<Reclassificada> {
  const { tx } = ato;
  const { id, cursoId, turmaId, dataMovimento: data, motivo } = pedido;
  // Classes before enrollments, as everywhere: two clerks never wait for each other.
  await travarTurmas(tx, [turmaId]);
  const { matricula, para, efeito } = await abrirParaMovimento(ato, { id, verbo: 'reclassificacao', data });
  if (cursoId === matricula.cursoId) throw erros.MESMO_CURSO({}, { campos: ['cursoId'] });
  const nova = await criarMatricula(ato, {
    alunoId: matricula.alunoId,
    cursoId,
    turmaId,
    anoLetivoId: matricula.anoLetivoId,
    dataMatricula: efeito,
    responsaveis: await responsaveisDe(tx, id),
    observacoes: matricula.observacoes,
    preMatricula: false,
    motivoExcedente: pedido.motivoExcedente,
    noLugarDe: id,
  });
  const feita = await gravarMovimento(ato, matricula, {
    verbo: 'reclassificacao',
    para,
    data,
    efeito,
    motivo,
    dataSaida: efeito,
    entra: null,
    novaMatriculaId: nova.id,
  });
  return { ...feita, nova };
}

async function responsaveisDe(tx: Tx, id: number): Promise<DadosMatricula['responsaveis']> {
  const { rows } = await sql<
    DadosMatricula['responsaveis'][number]
  >`select pessoa_id as "pessoaId", parentesco, pedagogico, financeiro, percentual::text
    from matriculas_responsaveis where matricula_id = ${id} order by id`.execute(tx);
  return rows;
}
