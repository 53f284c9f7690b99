import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import { errosMatricula as erros } from '../erros.ts';
import { isAtiva, type Movimento } from '../situacoes.ts';

export const remanejamentoMaximo = 200;

/** A student who was asked to move, as he stands now; null when he no longer sits in the class he should leave. */
export type AlunoARemanejar = {
  matriculaId: number;
  nome: string;
  movimento: Movimento;
  dataInicio: DataCivil;
  /** Another enrollment of his whose class meets at the hours of the one he is to go to. */
  noMesmoTurno: { codigo: string; turmaNome: string } | null;
};
export type LugaresDoDestino = { nome: string; vagas: number; ocupadas: number };
export type PedidoDeMudanca = {
  dataMovimento: DataCivil;
  hoje: DataCivil;
  /** Why students may go over the places of the class; null when they may not. */
  motivoExcedente: string | null;
};
export type Decisao = { matriculaId: number; excedente: boolean; recusa: ErroNegocio | null };

/**
 * Who moves, in the order asked: each student stands alone. The first ones take the free places; the others go over them when
 * that is allowed, and stay where they are when it is not.
 */
export function decidirRemanejamento(
  ids: readonly number[],
  alunos: ReadonlyMap<number, AlunoARemanejar>,
  destino: LugaresDoDestino,
  { dataMovimento, hoje, motivoExcedente }: PedidoDeMudanca,
): Decisao[] {
  let livres = Math.max(0, destino.vagas - destino.ocupadas);
  return ids.map((matriculaId) => {
    const aluno = alunos.get(matriculaId);
    const recusa = aluno ? recusaDoAluno(aluno, destino.nome, dataMovimento, hoje) : erros.ALUNO_FORA_DA_TURMA({ id: matriculaId });
    if (recusa) return { matriculaId, excedente: false, recusa };
    if (livres > 0) {
      livres -= 1;
      return { matriculaId, excedente: false, recusa: null };
    }
    if (motivoExcedente !== null) return { matriculaId, excedente: true, recusa: null };
    const { nome, vagas, ocupadas } = destino;
    return { matriculaId, excedente: false, recusa: erros.TURMA_SEM_VAGA({ turma: nome, ocupadas: Math.max(ocupadas, vagas), vagas }) };
  });
}

function recusaDoAluno(
  { nome, movimento, dataInicio, noMesmoTurno }: AlunoARemanejar,
  nova: string,
  data: DataCivil,
  hoje: DataCivil,
): ErroNegocio | null {
  if (!isAtiva(movimento)) return erros.ALUNO_NAO_ATIVO({ aluno: nome });
  if (noMesmoTurno) return erros.MATRICULA_MESMO_TURNO({ aluno: nome, codigo: noMesmoTurno.codigo, turma: noMesmoTurno.turmaNome, nova });
  // Who has not begun sits in the other class from the first day.
  if (dataInicio > hoje)
    return data === hoje ? null : erros.MATRICULA_AINDA_NAO_COMECOU({ entrada: formatarData(dataInicio), hoje: formatarData(hoje) });
  return data < dataInicio ? erros.DATA_ANTES_DA_ENTRADA({ data: formatarData(dataInicio) }) : null;
}
