import { sql } from 'kysely';
import { novoFuncionario } from '#domains/rh/esquemas.ts';
import { criarFuncionario } from '#domains/rh/server/door.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { montarData } from '#shared/datas.ts';
import { equipeDoSistema, type Equipe, type MarcoBase } from './base.ts';
import { contextoDe } from './contexto.ts';
import { cobrarAtrasados } from './fim-cobranca.ts';
import { fecharMeses } from './fim-caixa.ts';
import { abrirProtocolos } from './fim-protocolos.ts';
import { isFamiliaDeFuncionario } from './plano-contratos.ts';
import type { PlanoDaEscola } from './plano.ts';

export type MarcoFim = { mesesFechados: number };

/** What needs the whole school to be there: parents on the staff, requests that wait, closed months. */
export async function concluirEscola(
  servicos: Servicos,
  tx: Tx,
  { base, pedido: { calendario } }: MarcoBase,
  plano: PlanoDaEscola,
): Promise<MarcoFim> {
  const equipe = await equipeDoSistema(tx, base.usuarios);
  await contratarPais(servicos, tx, equipe, plano, calendario.ano);
  await abrirProtocolos(servicos, tx, equipe, plano.familias);
  await cobrarAtrasados(servicos, tx, equipe.financeiro, base, calendario.hoje);
  return { mesesFechados: await fecharMeses(tx, equipe.financeiro, base, { hoje: calendario.hoje, fuso: servicos.config.tzEscola }) };
}

/** Mothers who work at the school: their children have the staff's discount. */
async function contratarPais(servicos: Servicos, tx: Tx, { direcao }: Equipe, { familias }: PlanoDaEscola, ano: number): Promise<void> {
  const cpfs = familias.filter(({ familia }) => isFamiliaDeFuncionario(familia)).flatMap(({ familia }) => familia.adultos[0]?.cpf ?? []);
  const { rows } = await sql<{ id: number }>`select id from v_pessoa_resumo where cpf = any(${cpfs}) order by id`.execute(tx);
  for (const { id } of rows) {
    const body = novoFuncionario.parse({
      pessoaId: id,
      cargo: 'Professora',
      departamento: 'Anos iniciais',
      docente: true,
      dataAdmissao: montarData(ano - 4, 2, 1),
    });
    await criarFuncionario(contextoDe(servicos, tx, direcao), { body, params: undefined, query: undefined });
  }
}
