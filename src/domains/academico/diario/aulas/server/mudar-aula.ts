import { sql } from 'kysely';
import { formatarData } from '#shared/datas.ts';
import type { EntradaServidor } from '#shared/endpoint.ts';
import { errosComuns, versaoDesatualizada } from '#shared/erros.ts';
import type { Ato } from '#platform/server/ato.ts';
import { auditar, autorDaLinha } from '#platform/server/auditoria/audit.ts';
import { conferirEtapaAberta, etapaDoDia } from '#domains/academico/diario/conferir.ts';
import { carregarDiario, type Diario } from '#domains/academico/diario/server/carregar.ts';
import { type AutorComEscopo, leitorDe } from '#domains/academico/estrutura/server/door.ts';
import type { aulasApi } from '../api.ts';
import { errosAula as erros } from '../erros.ts';
import { conferirDiaDaAula, conferirDocente, conferirTempos, ordemQueCabe } from '../julgar.ts';
import { chaveDoDia, lerDias, lerDocentes } from './ler-dias.ts';
import { type Aula, obterAula } from './queries.ts';
import './restricoes.ts';

type Edicao = EntradaServidor<typeof aulasApi.editarAula>['body'];
type Carregada = { aula: Aula & { turmaDisciplinaId: number }; diario: Diario };

/** The lesson under lock, with its diary, in an etapa that is open. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, those of `carregarDiario` */
async function carregarAula(ato: Ato<AutorComEscopo>, { id, versao }: { id: number; versao: number }): Promise<Carregada> {
  const { tx, quem } = ato;
  const { turmaDisciplinaId } = await obterAula(tx, leitorDe(quem), id);
  const diario = await carregarDiario(ato, turmaDisciplinaId);
  await sql`select 1 from aulas where id = ${id} for update`.execute(tx);
  const aula = await obterAula(tx, leitorDe(quem), id);
  if (aula.versao !== versao) throw versaoDesatualizada({ tipo: 'aula', id }, aula);
  const etapa = etapaDoDia(diario.etapas, aula.dataAula);
  if (etapa) conferirEtapaAberta(diario.turma, etapa);
  return { aula, diario };
}

const comChamada = ({ aula, diario }: Carregada, campos: string[] = []) =>
  erros.AULA_COM_CHAMADA({ disciplina: diario.disciplina, data: formatarData(aula.dataAula) }, { campos });

/**
 * Changes a lesson. Its day and periods stay once the roll was called.
 * @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, AULA_COM_CHAMADA, those of `carregarDiario`, `conferirDiaDaAula`, `conferirDocente` and `conferirTempos`
 */
export async function editarAula(ato: Ato<AutorComEscopo>, { id, versao, ...depois }: Edicao): Promise<Aula> {
  const { tx, quem } = ato;
  const carregada = await carregarAula(ato, { id, versao });
  const { aula, diario } = carregada;
  const mudou = aula.dataAula !== depois.dataAula || aula.quantidade !== depois.quantidade;
  if (mudou && (await temChamada(ato, id))) throw comChamada(carregada, [aula.dataAula === depois.dataAula ? 'quantidade' : 'dataAula']);
  const docentes = (await lerDocentes(tx, [diario.turmaDisciplinaId])).get(diario.turmaDisciplinaId) ?? [];
  const par = { turmaId: diario.turmaId, data: depois.dataAula };
  const dia = (await lerDias(tx, [par], id)).get(chaveDoDia(par));
  if (!dia) throw errosComuns.NAO_ENCONTRADO();
  // On another day the timetable has other periods; where neither day nor periods change, theirs are not judged by a timetable of today.
  const doMesmoDia = mudou ? ordemQueCabe({ ordem: aula.ordem, quantidade: depois.quantidade }, dia) : aula.ordem;
  const ordem = aula.dataAula === depois.dataAula ? doMesmoDia : null;
  const pedida = { ...depois, ordem, turmaDisciplinaId: diario.turmaDisciplinaId };
  conferirDiaDaAula(pedida, { ...diario, docentes }, dia, '');
  // Who gave it was judged when it was recorded: assignments that changed since do not keep its text from being corrected.
  const deQuem = aula.dataAula !== depois.dataAula || aula.docenteId !== depois.docenteId;
  if (deQuem) conferirDocente(pedida, { ...diario, docentes }, '');
  if (mudou) conferirTempos({ ...depois, ordem }, diario, dia, '');
  const { usuarioId, usuarioNome } = autorDaLinha(quem);
  await sql`update aulas set data_aula = ${depois.dataAula}, quantidade = ${depois.quantidade}, ordem = ${ordem}, docente_id = ${depois.docenteId},
    conteudo = ${depois.conteudo}, tarefa = ${depois.tarefa}, usuario_id = ${usuarioId}, usuario_nome = ${usuarioNome}, versao = versao + 1,
    updated_at = clock_timestamp() where id = ${id}`.execute(tx);
  const { dataAula, quantidade, docenteId, conteudo, tarefa } = aula;
  const alvo = { acao: 'aula.editada', alvoTipo: 'aula', alvoId: id };
  await auditar(ato, { ...alvo, antes: { dataAula, quantidade, docenteId, conteudo, tarefa }, depois });
  return obterAula(tx, leitorDe(quem), id);
}

/** Deletes a lesson of which no roll was called. @throws NAO_ENCONTRADO, VERSAO_DESATUALIZADA, AULA_COM_CHAMADA, those of `carregarDiario` */
export async function excluirAula(ato: Ato<AutorComEscopo>, pedido: { id: number; versao: number }): Promise<void> {
  const carregada = await carregarAula(ato, pedido);
  if (await temChamada(ato, pedido.id)) throw comChamada(carregada);
  await sql`delete from aulas where id = ${pedido.id}`.execute(ato.tx);
  const { docente: _, etapa: _e, chamada: _c, versao: _v, id: _i, ...antes } = carregada.aula;
  await auditar(ato, { acao: 'aula.excluida', alvoTipo: 'aula', alvoId: pedido.id, antes });
}

/** Of the lesson itself: a roll of the day belongs to the day and stays. */
async function temChamada({ tx }: Pick<Ato, 'tx'>, id: number): Promise<boolean> {
  return (await sql`select 1 from chamadas where aula_id = ${id}`.execute(tx)).rows.length > 0;
}
