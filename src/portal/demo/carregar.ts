import { sql } from 'kysely';
import { haUsuarios } from '#domains/acesso/entrada/server/door.ts';
import { hojeNaEscola } from '#platform/server/clock.ts';
import { type Db, transacao } from '#platform/server/database/kysely.ts';
import type { Servicos } from '#platform/server/http/tipos.ts';
import { partesDe, somarMeses } from '#shared/datas.ts';
import { carregarBase, type MarcoBase, type Pedido } from './base/base.ts';
import { cadastrarPendentes } from './fim/fim-cadastros.ts';
import { concluirEscola } from './fim/fim.ts';
import { contratarGrupo, type MarcoContratos, type MarcoGrupo, type MarcoMatriculas, matricularGrupo, viverOAno } from './grupo/grupo.ts';
import { executarEtapa, lerMarco, marcos } from './plano/marcos.ts';
import { emGrupos, type FamiliaComMatriculas, planejarEscola } from './plano/plano.ts';

/** Students of one group: a stage of it is one transaction. Few enough that a school of the usual size has several under way at once. */
const alunosPorGrupo = 100;
const alunosDeCostume = 240;
const alunosParaMedir = 800;
/** `alunos` null: as many as there are, or the usual number in a new school. */
type Opcoes = { alunos: number | null; diz: (linha: string) => void };

/**
 * Loads the demo school "Colégio Exemplo" into an empty database, through the same use cases that the portal uses. Does
 * nothing in a database that has users of its own. An interrupted load goes on where it stopped, with the number of
 * students of its first start; nothing is made twice. Gives whether the database holds the demo school.
 */
export async function carregarDemonstracao(servicos: Servicos, { alunos, diz }: Opcoes): Promise<boolean> {
  const { db } = servicos;
  const comecada = await lerMarco<MarcoBase>(db, marcos.base);
  if (comecada === null && (await haUsuarios(db))) {
    diz('This database has a school of its own: no demo school was loaded. Set DATA_DIR to an empty folder for one.');
    return false;
  }
  if (comecada && alunos !== null && alunos !== comecada.pedido.alunos)
    diz(`The demo school of ${comecada.pedido.alunos} students stays as it is. For one of ${alunos}, set DATA_DIR to an empty folder.`);
  if ((await lerMarco(db, marcos.fim)) !== null) return true;
  const inicio = performance.now();
  const pedido = comecada?.pedido ?? { alunos: alunos ?? alunosDeCostume, calendario: await calendarioDe(servicos) };
  diz(comecada ? `Going on with the demo school of ${pedido.alunos} students…` : `Loading the demo school with ${pedido.alunos} students…`);
  const plano = planejarEscola(pedido.alunos, pedido.calendario);
  const base = await executarEtapa<MarcoBase>(db, marcos.base, (tx) => carregarBase(servicos, tx, pedido, plano));
  await carregarFamilias(servicos, base, emGrupos(plano.familias, alunosPorGrupo), diz);
  await cadastrarPendentes(servicos);
  await medirTabelas(db);
  const isGrande = pedido.alunos >= alunosParaMedir;
  await concluirEscola(db, { servicos, marco: base, plano }, () => (isGrande ? medirTabelas(db) : Promise.resolve()));
  diz(`Demo school ready in ${Math.round((performance.now() - inicio) / 1000)} s.`);
  return true;
}

/** A group pays while the next one signs and the one after that comes: a large school keeps both processors of the database busy. */
async function carregarFamilias(
  servicos: Servicos,
  base: MarcoBase,
  grupos: readonly FamiliaComMatriculas[][],
  diz: Opcoes['diz'],
): Promise<void> {
  const { db } = servicos;
  const [matricular, contratar, viver] = [emFila(), emFila(), emFila()];
  let prontos = 0;
  const carregarGrupo = async (grupo: FamiliaComMatriculas[], i: number): Promise<void> => {
    const matriculas = await matricular(() =>
      executarEtapa<MarcoMatriculas>(db, marcos.matriculas(i), (tx) => matricularGrupo(servicos, tx, base, grupo)),
    );
    const contratos = await contratar(() =>
      executarEtapa<MarcoContratos>(db, marcos.contratos(i), (tx) => contratarGrupo(servicos, tx, base, grupo, matriculas)),
    );
    const { alunos } = await viver(() =>
      executarEtapa<MarcoGrupo>(db, marcos.ano(i), (tx) => viverOAno(servicos, tx, base, grupo, { ...matriculas, ...contratos })),
    );
    if (isHoraDeMedir(i)) await medirTabelas(db);
    prontos += alunos;
    diz(`  ${prontos} of ${base.pedido.alunos} students`);
  };
  // One that fails keeps the later ones of its queue from beginning; what has begun is waited for.
  const fins = await Promise.allSettled(grupos.map(carregarGrupo));
  const falha = fins.find((fim) => fim.status === 'rejected');
  if (falha) throw falha.reason;
}

/** Runs what it is given one after another, in the order in which it comes; nothing after one that failed. */
function emFila(): <T>(tarefa: () => Promise<T>) => Promise<T> {
  let ultima: Promise<unknown> = Promise.resolve();
  return (tarefa) => {
    const esta = ultima.then(tarefa);
    ultima = esta;
    return esta;
  };
}

/** Until the end of March the year before still counts as the current one: so early little has been paid or overdue. */
const mesesParaVirar = 3;

/** The school year is that of today, by the clock of the database: what is overdue or paid ahead must be so today. */
async function calendarioDe({ db, config }: Servicos): Promise<Pedido['calendario']> {
  const hoje = await hojeNaEscola(db, config.tzEscola);
  return { ano: partesDe(somarMeses(hoje, -mesesParaVirar)).ano, hoje };
}

/** Whether the school has doubled since the tables were last measured; one of the usual size is there before a measure would pay. */
function isHoraDeMedir(grupo: number): boolean {
  return (grupo + 1) * alunosPorGrupo >= alunosParaMedir && Number.isInteger(Math.log2(grupo + 1));
}

/** The database plans by the sizes that it last measured, and keeps plans made while the tables were empty. */
async function medirTabelas(db: Db): Promise<void> {
  await transacao(db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select medir_tabelas()`.execute(tx);
  });
}
