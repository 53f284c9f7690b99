import type { Tx } from '#platform/server/database/kysely.ts';
import type { Quem, Servicos } from '#platform/server/http/tipos.ts';
import { carregarAutorDeTarefa } from '#domains/acesso/server/door.ts';
import type { EmailDemo } from './acessos.ts';
import { registrarEscola } from './base-escola.ts';
import { contratarEquipe } from './base-equipe.ts';
import { montarEnsino } from './base-ensino.ts';
import { montarEstrutura, type Estrutura } from './base-estrutura.ts';
import { montarFinanceiro, type Financeiro } from './base-financeiro.ts';
import type { Calendario } from './plano-matriculas.ts';
import type { PlanoDaEscola } from './plano.ts';

/** Ids of everything that the later stages point at, kept with the mark of the first one. */
export type Base = Estrutura & Financeiro & { usuarios: Record<EmailDemo, number> };
/** What the loading was asked for: a later start goes on with the same. */
export type Pedido = { alunos: number; calendario: Calendario };
export type MarcoBase = { pedido: Pedido; base: Base };

/** The ground of the school: who it is, its staff and sign-ins, years, classes, prices, accounts and open financial periods. */
export async function carregarBase(servicos: Servicos, tx: Tx, pedido: Pedido, plano: PlanoDaEscola): Promise<MarcoBase> {
  await registrarEscola(tx);
  const usuarios = await contratarEquipe(servicos, tx, plano.funcionarios);
  const { secretaria, financeiro } = await equipeDoSistema(tx, usuarios);
  const estrutura = await montarEstrutura(tx, secretaria, plano.turmas, pedido.calendario);
  await montarEnsino(tx, secretaria, estrutura, plano.turmas.atuais, pedido.calendario.ano);
  const registros = await montarFinanceiro(tx, financeiro, estrutura, pedido.calendario);
  return { pedido, base: { ...estrutura, ...registros, usuarios } };
}

export type Equipe = { direcao: Quem; secretaria: Quem; financeiro: Quem; coordenacao: Quem };

/** Who does what in the demo school, with the permissions that they hold. */
export async function equipeDoSistema(tx: Tx, usuarios: Record<EmailDemo, number>): Promise<Equipe> {
  return {
    direcao: await carregarAutorDeTarefa(tx, usuarios['admin@demo.escola'], null),
    secretaria: await carregarAutorDeTarefa(tx, usuarios['secretaria@demo.escola'], null),
    financeiro: await carregarAutorDeTarefa(tx, usuarios['financeiro@demo.escola'], null),
    coordenacao: await carregarAutorDeTarefa(tx, usuarios['coordenacao@demo.escola'], null),
  };
}
