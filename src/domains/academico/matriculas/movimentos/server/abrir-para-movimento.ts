import type { Ato } from '#platform/server/ato.ts';
import type { DataCivil } from '#shared/datas.ts';
import { emFrase } from '#shared/listas/opcao.ts';
import { chaveDoPeriodo, travarPeriodos } from '#domains/academico/periodos-letivos/server/door.ts';
import { errosMatricula as erros } from '#domains/academico/matriculas/erros.ts';
import { conferirPeriodo, efeitoDoMovimento } from '#domains/academico/matriculas/regras.ts';
import { isAtiva, type Movimento, movimentos, transitar, type Verbo } from '#domains/academico/matriculas/situacoes.ts';
import { type MatriculaTravada, travarMatricula } from '#domains/academico/matriculas/server/travar-matricula.ts';

/** Locks an enrollment for a movement and checks what every movement is checked for. @throws as `registrarSaida` */
export async function abrirParaMovimento(
  ato: Ato,
  { id, verbo, data, campo = 'dataMovimento' }: { id: number; verbo: Verbo; data: DataCivil; campo?: string },
): Promise<{ matricula: MatriculaTravada; para: Movimento; efeito: DataCivil }> {
  const { tx, hoje } = ato;
  const matricula = await travarMatricula(ato, id);
  const para = conferirTransicao(matricula, verbo);
  if (matricula.alunoFalecido && isAtiva(para)) throw erros.PESSOA_FALECIDA({ nome: matricula.alunoNome });
  const periodos = await travarPeriodos(tx, [matricula]);
  conferirPeriodo(periodos.get(chaveDoPeriodo(matricula)) ?? null);
  const entrada = matricula.enturmacao?.dataInicio ?? matricula.dataSaida ?? matricula.dataMatricula;
  // A death is dated when it happened, even if the student had not begun.
  const morteAntes = verbo === 'falecimento' && entrada > hoje && data <= hoje;
  const efeito = morteAntes ? entrada : efeitoDoMovimento(data, entrada, hoje, campo);
  return { matricula, para, efeito };
}

function conferirTransicao(matricula: MatriculaTravada, verbo: Verbo): Movimento {
  const para = transitar(matricula.movimento, verbo);
  if (para === null) throw erros.TRANSICAO_PROIBIDA({ codigo: matricula.codigo, movimento: emFrase(movimentos, matricula.movimento) });
  return para;
}
