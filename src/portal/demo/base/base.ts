import type { Ato } from '#platform/server/ato.ts';
import type { Tx } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import type { DataCivil } from '#shared/datas.ts';
import { carregarAutorDeTarefa } from '#domains/acesso/sessoes/server/door.ts';
import type { EmailDemo } from './acessos.ts';
import { registrarEscola } from './base-escola.ts';
import { contratarEquipe } from './base-equipe.ts';
import { marcarCalendarios } from './base-calendario.ts';
import { montarEnsino } from './base-ensino.ts';
import { montarEstrutura, type Estrutura } from './base-estrutura.ts';
import { montarHorarios } from './base-horario.ts';
import { montarFinanceiro, type Financeiro } from './base-financeiro.ts';
import type { Calendario } from '../plano/plano-matriculas.ts';
import type { PlanoDaEscola } from '../plano/plano.ts';

/** Ids of everything that the later stages point at, kept with the mark of the first one. */
export type Base = Estrutura & Financeiro & { usuarios: Record<EmailDemo, number> };
/** What the loading was asked for: a later start goes on with the same. */
export type Pedido = { alunos: number; calendario: Calendario };
export type MarcoBase = { pedido: Pedido; base: Base };

/** The ground of the school: who it is, its staff and sign-ins, years, classes, prices, accounts and open financial periods. */
export async function carregarBase(servicos: Servicos, tx: Tx, pedido: Pedido, plano: PlanoDaEscola): Promise<MarcoBase> {
  await registrarEscola(tx);
  const usuarios = await contratarEquipe(servicos, tx, plano.funcionarios, pedido.calendario.hoje);
  const { secretaria, financeiro } = await equipeDoSistema(servicos, tx, usuarios, pedido.calendario.hoje);
  const estrutura = await montarEstrutura(secretaria, plano.turmas, pedido);
  await montarEnsino(secretaria, estrutura, plano.turmas.atuais, pedido.calendario.ano);
  await marcarCalendarios(secretaria);
  await montarHorarios(secretaria, estrutura, plano.turmas, pedido.alunos);
  const registros = await montarFinanceiro(financeiro, estrutura, pedido.calendario);
  return { pedido, base: { ...estrutura, ...registros, usuarios } };
}

/** What each of the staff does in the demo school, on the day of its loading and with the permissions that they hold. */
export type Equipe = { direcao: Ato; secretaria: Ato; financeiro: Ato; coordenacao: Ato };

export async function equipeDoSistema(servicos: Servicos, tx: Tx, usuarios: Record<EmailDemo, number>, hoje: DataCivil): Promise<Equipe> {
  const atoDe = async (email: EmailDemo): Promise<Ato> => ({
    tx,
    hoje,
    quem: await carregarAutorDeTarefa(tx, usuarios[email], null),
    fuso: servicos.config.tzEscola,
    idioma: 'br',
  });
  return {
    direcao: await atoDe('admin@demo.escola'),
    secretaria: await atoDe('secretaria@demo.escola'),
    financeiro: await atoDe('financeiro@demo.escola'),
    coordenacao: await atoDe('coordenacao@demo.escola'),
  };
}
