import { type DadosDisciplina, criarDisciplina } from '#domains/academico/estrutura/ensino/server/oficina.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from './ato.ts';
import { expect } from 'vitest';
import type { RespostaDeTeste, ServidorDeTeste } from './servidor.ts';

/** The answer of a call that must go well. */
export function dados<T>(resposta: RespostaDeTeste): T {
  expect(resposta.corpo.error).toBeUndefined();
  return resposta.corpo.data as T;
}

/** A subject of the register, and of classes from the beginning of the year; gives its id in each class. */
export async function disciplinaNasTurmas(servidor: ServidorDeTeste, nome: string, turmas: readonly number[]): Promise<number[]> {
  const base: DadosDisciplina = {
    nome,
    sigla: null,
    area: null,
    cargaHoraria: 160,
    tipo: 'obrigatoria',
    contaPromocao: true,
    ordem: 1,
    ativa: true,
  };
  const { id } = await transacao(servidor.banco.db, (tx) => criarDisciplina(atoDe(tx, { processo: 'teste' }), base));
  const ids: number[] = [];
  for (const turma of turmas) {
    dados(
      await servidor.pedir('POST', `Turma/${turma}/disciplinas`, {
        body: { itens: [{ disciplinaId: id, cargaHoraria: null }], dataInicio: null },
      }),
    );
    const { itens } = dados<{ itens: { id: number; disciplinaId: number }[] }>(await servidor.pedir('GET', `Turma/${turma}/disciplinas`));
    ids.push(itens.find((item) => item.disciplinaId === id)?.id ?? 0);
  }
  return ids;
}

/** A teacher of subjects of classes, between two days. */
export async function lecionar(
  servidor: ServidorDeTeste,
  pessoaId: number,
  turmaDisciplinaIds: number[],
  dataInicio: string,
  dataFim: string | null = null,
): Promise<void> {
  dados(await servidor.pedir('POST', 'DocentePeriodo', { body: { turmaDisciplinaIds, pessoaId, dataInicio, dataFim } }));
}

type Celula = { diaSemana: number; ordem: number; turmaDisciplinaId: number; docenteId?: number | null; sala?: string | null };
const horas = ['07:30', '08:20', '09:10', '10:00', '10:50', '11:40', '12:30'];

/** Saves the week of a class, in periods of fifty minutes from 7:30 on. */
export async function salvarSemana(
  servidor: ServidorDeTeste,
  turma: number,
  aPartirDe: string,
  celulas: readonly Celula[],
  marca?: string,
): Promise<RespostaDeTeste> {
  const atual = marca ?? dados<{ marca: string }>(await servidor.pedir('GET', `Turma/${turma}/horario`)).marca;
  const comHoras = celulas.map(({ docenteId = null, sala = null, ...c }) => ({
    ...c,
    docenteId,
    sala,
    inicio: horas[c.ordem - 1],
    fim: horas[c.ordem],
  }));
  return servidor.pedir('PUT', `Turma/${turma}/horario`, { body: { aPartirDe, marca: atual, celulas: comHoras } });
}
