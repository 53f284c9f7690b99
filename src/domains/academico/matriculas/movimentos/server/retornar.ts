import type { Ato } from '#platform/server/ato.ts';
import type { DataCivil } from '#shared/datas.ts';
import { travarTurmas } from '#domains/academico/estrutura/server/door.ts';
import { errosMatricula as erros } from '#domains/academico/matriculas/erros.ts';
import { conferirTurma } from '#domains/academico/matriculas/regras.ts';
import { conferirMesmoTurno, decidirLugar } from '#domains/academico/matriculas/enturmacao/server/door.ts';
import { gravarMovimento, type MovimentoFeito } from '#domains/academico/matriculas/server/gravar-movimento.ts';
import { abrirParaMovimento } from './abrir-para-movimento.ts';

export type PedidoDeRetorno = {
  id: number;
  turmaId: number;
  dataMovimento: DataCivil;
  motivo: string | null;
  motivoExcedente: string | null;
};

/**
 * A suspended student comes back, into a class of the same course and year that has a place.
 * @throws as `registrarSaida` and `enturmarMatricula`; MATRICULA_ATIVA_EXISTENTE when enrolled again meanwhile
 */
export async function retornarMatricula(ato: Ato, pedido: PedidoDeRetorno): Promise<MovimentoFeito> {
  const { tx } = ato;
  const turmas = await travarTurmas(tx, [pedido.turmaId]);
  const { matricula, para, efeito } = await abrirParaMovimento(ato, {
    id: pedido.id,
    verbo: 'retorno',
    data: pedido.dataMovimento,
  });
  const { outraAtiva } = matricula;
  if (outraAtiva)
    throw erros.MATRICULA_ATIVA_EXISTENTE({ aluno: matricula.alunoNome, codigo: outraAtiva.codigo, turma: outraAtiva.turmaNome ?? '—' });
  const turma = turmas.get(pedido.turmaId) ?? null;
  conferirTurma(turma, matricula);
  if (!turma) throw erros.TURMA_INEXISTENTE({}, { campos: ['turmaId'] });
  await conferirMesmoTurno(tx, matricula, turma);
  const entra = await decidirLugar(ato, turma, pedido.motivoExcedente);
  return gravarMovimento(ato, matricula, {
    verbo: 'retorno',
    para,
    data: pedido.dataMovimento,
    efeito,
    motivo: pedido.motivo,
    dataSaida: null,
    entra,
  });
}
