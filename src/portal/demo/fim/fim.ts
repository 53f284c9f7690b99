import type { Ato } from '#platform/server/ato.ts';
import { sql } from 'kysely';
import { aditarTurma } from '#domains/academico/contratos/aditivos/turma/server/oficina.ts';
import { novoFuncionario } from '#domains/rh/esquemas.ts';
import { criarFuncionario } from '#domains/rh/server/oficina.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { montarData } from '#shared/datas.ts';
import { type Equipe, equipeDoSistema, type MarcoBase } from '../base/base.ts';
import { contextoDe } from '../contexto.ts';
import { cobrarPorBoleto } from './fim-boletos.ts';
import { chamarTurmas } from './fim-chamadas.ts';
import { cobrarAtrasados } from './fim-cobranca.ts';
import { cobrarSegundaVia } from './fim-taxas.ts';
import { darAulas } from './fim-aulas.ts';
import { declarar } from './fim-declaracoes.ts';
import { fecharMeses, liquidarRecebimentos } from './fim-caixa.ts';
import { lancarContasDaCasa } from './fim-lancamentos.ts';
import { registrarInstituicoes } from './fim-instituicoes.ts';
import { lancarNotasDoAno } from './fim-notas.ts';
import { abrirProtocolos } from './fim-protocolos.ts';
import { mandarRecados } from './fim-recados.ts';
import { viverOAno } from './fim-matriculas.ts';
import { isFamiliaDeFuncionario } from '../plano/plano-contratos.ts';
import type { PlanoDaEscola } from '../plano/plano.ts';

export type MarcoFim = { mesesFechados: number };

/** What needs the whole school to be there: parents on the staff, requests that wait, closed months. */
export async function concluirEscola(
  servicos: Servicos,
  tx: Tx,
  { base, pedido: { alunos, calendario } }: MarcoBase,
  plano: PlanoDaEscola,
): Promise<MarcoFim> {
  const equipe = await equipeDoSistema(servicos, tx, base.usuarios, calendario.hoje);
  await contratarPais(servicos, equipe, plano, calendario.ano);
  await viverOAno({ ...equipe.secretaria, servicos, ano: calendario.ano });
  await darAulas(equipe.secretaria, base, plano.turmas.atuais);
  await chamarTurmas(equipe.secretaria, calendario.ano);
  await lancarNotasDoAno(equipe.secretaria, calendario.ano, alunos);
  await mandarRecados(equipe.coordenacao);
  await aditarUmaTurma(equipe.financeiro, calendario.ano + 1);
  await registrarInstituicoes(equipe.secretaria, base, calendario.ano);
  await abrirProtocolos(servicos, equipe, plano.familias);
  await lancarContasDaCasa(equipe.financeiro, base, calendario.ano);
  await cobrarSegundaVia(equipe.financeiro, base);
  await cobrarPorBoleto(equipe.financeiro, base, equipe.direcao);
  await cobrarAtrasados(equipe.financeiro, base);
  await declarar(equipe.financeiro, base, calendario.ano);
  await liquidarRecebimentos(equipe.financeiro, base);
  return {
    mesesFechados: await fecharMeses(equipe.financeiro, base),
  };
}

/** Mothers who work at the school: their children have the staff's discount. */
async function contratarPais(servicos: Servicos, { direcao }: Equipe, { familias }: PlanoDaEscola, ano: number): Promise<void> {
  const cpfs = familias.filter(({ familia }) => isFamiliaDeFuncionario(familia)).flatMap(({ familia }) => familia.adultos[0]?.cpf ?? []);
  const { rows } = await sql<{ id: number }>`select id from v_pessoa_resumo where cpf = any(${cpfs}) order by id`.execute(direcao.tx);
  for (const { id } of rows) {
    const body = novoFuncionario.parse({
      pessoaId: id,
      cargo: 'Professora',
      departamento: 'Anos iniciais',
      docente: true,
      dataAdmissao: montarData(ano - 4, 2, 1),
    });
    await criarFuncionario(contextoDe(servicos, direcao), body);
  }
}

/** The class of the next year with the most contracts in force agreed on a later due day. */
async function aditarUmaTurma(ato: Ato, ano: number): Promise<void> {
  const { tx, hoje } = ato;
  const { rows } = await sql<{
    id: number;
  }>`select turma_id as id from v_contrato_resumo where situacao = 'ativo' and ano = ${ano} and turma_id is not null
    group by turma_id order by count(*) desc, turma_id limit 1`.execute(tx);
  const [turma] = rows;
  if (!turma) return;
  const termos = [{ tipo: 'valor' as const, preco: null, parcelaDe: 7, parcelaAte: null, valorCentavos: null, percentual: '-3.0000' }];
  await aditarTurma(ato, { turmaId: turma.id, dataAditivo: hoje, motivo: 'Acordo com as famílias da turma.', termos });
}
