import { useState } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import type { Disciplinas } from '#domains/academico/estrutura/turma-disciplina/web/door.tsx';
import type { horarioApi } from '../api.ts';
import type { Celula, Tempo } from '../semana.ts';

export type Semana = RespostaCliente<typeof horarioApi.obterHorario>;
export type Disciplina = Disciplinas['itens'][number];
/** What stands in a period of the week, where something does. */
export type Conteudo = Pick<Celula, 'turmaDisciplinaId' | 'docenteId' | 'sala'>;
export type Quadro = { tempos: Tempo[]; celulas: Readonly<Record<string, Conteudo>> };

export const chaveDe = (diaSemana: number, ordem: number): string => `${diaSemana}:${ordem}`;

/** The periods of the day are those of the week's cells; a cell whose hours differ keeps to its order. */
export function quadroDe(celulas: Semana['celulas']): Quadro {
  const tempos = new Map(celulas.toReversed().map(({ ordem, inicio, fim }) => [ordem, { ordem, inicio, fim }]));
  const ultimo = Math.max(0, ...tempos.keys());
  const completos = Array.from({ length: ultimo }, (_, i) => tempos.get(i + 1) ?? { ordem: i + 1, inicio: '', fim: '' });
  return {
    tempos: completos,
    celulas: Object.fromEntries(
      celulas.map(({ diaSemana, ordem, turmaDisciplinaId, docenteId, sala }) => [
        chaveDe(diaSemana, ordem),
        { turmaDisciplinaId, docenteId, sala },
      ]),
    ),
  };
}

/** The cells as they are saved. */
export function celulasDe({ tempos, celulas }: Quadro): Celula[] {
  return Object.entries(celulas).flatMap(([chave, conteudo]) => {
    const [diaSemana = 0, ordem = 0] = chave.split(':').map(Number);
    const tempo = tempos.find((t) => t.ordem === ordem);
    return tempo ? [{ diaSemana, ...tempo, ...conteudo }] : [];
  });
}

/** Who is proposed: the only teacher of the subject from a day on; nobody where there are more, or none. */
export function docentesEm({ docentes }: Disciplina, dia: string): { id: number; nome: string }[] {
  const vigentes = docentes.filter(({ dataFim }) => dataFim === null || dataFim >= dia);
  return [...new Map(vigentes.map(({ pessoaId, nome }) => [pessoaId, { id: pessoaId, nome }])).values()];
}

/** A week under edition: what was read, as it was changed. */
export function useQuadro(semana: Semana) {
  const [lido, setLido] = useState(semana.marca + semana.dia);
  const [quadro, setQuadro] = useState(() => quadroDe(semana.celulas));
  const [mudou, setMudou] = useState(false);
  const repor = (): void => {
    setQuadro(quadroDe(semana.celulas));
    setMudou(false);
  };
  // Another week was read: what was typed over the one before is told by the server, never mixed with it.
  if (lido !== semana.marca + semana.dia && !mudou) {
    setLido(semana.marca + semana.dia);
    repor();
  }
  const mudar = (novo: Quadro): void => {
    setQuadro(novo);
    setMudou(true);
  };
  return { quadro, mudar, mudou, repor, salvo: () => setMudou(false) };
}
