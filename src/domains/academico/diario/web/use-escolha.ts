import { useEffect, useState } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { diarioApi } from '../api.ts';
import { etapaCorrente } from '../conferir.ts';

export type TurmaDoDiario = RespostaCliente<typeof diarioApi.opcoesDaTurma>;
export type DisciplinaDoDiario = TurmaDoDiario['disciplinas'][number];
export type EtapaDoDiario = TurmaDoDiario['etapas'][number];

/** In the address, in place of an etapa: all of them. */
export const ANO_TODO = '0';
const umMinuto = 60_000;

/**
 * Which diary one looks at: year, class, subject and etapa, kept in the address under the names that the endpoints use. What the address
 * does not say is proposed and written there: a teacher's first own class and subject, the etapa of today. The subject stays while one goes
 * from class to class, where the other class has it.
 */
export function useEscolhaDoDiario() {
  const nomes = ['AnoLetivoId', 'TurmaId', 'TurmaDisciplinaId', 'EtapaId'] as const;
  const [{ AnoLetivoId, TurmaId, TurmaDisciplinaId, EtapaId }, mudar] = useEndereco(...nomes);
  const opcoes = useConsulta(
    diarioApi.opcoesDoDiario,
    { query: AnoLetivoId ? { AnoLetivoId } : {} },
    { validadeMs: umMinuto, manterAnterior: true, guardar: true },
  );
  const minha = opcoes.isPlaceholderData ? undefined : opcoes.data?.turmas.find((turma) => turma.minha);
  const turmaId = TurmaId ?? (minha && String(minha.id));
  const daTurma = useConsulta(
    diarioApi.opcoesDaTurma,
    { params: { turmaId: turmaId ?? '0' } },
    { ativa: turmaId !== undefined, validadeMs: umMinuto, manterAnterior: true, guardar: true },
  );
  const turma = daTurma.data && String(daTurma.data.id) === turmaId ? daTurma.data : undefined;
  // The subject of the class before, for the next one.
  const [lembrada, setLembrada] = useState<number>();
  const disciplina =
    turma?.disciplinas.find(({ id }) => String(id) === TurmaDisciplinaId) ??
    turma?.disciplinas.find(({ disciplinaId }) => disciplinaId === lembrada) ??
    turma?.disciplinas[0];
  const etapa =
    EtapaId === ANO_TODO
      ? undefined
      : (turma?.etapas.find(({ id }) => String(id) === EtapaId) ?? etapaCorrente(turma?.etapas ?? [], hojeNaEscola()));
  const disciplinaId = disciplina?.id;
  if (disciplina && disciplina.disciplinaId !== lembrada) setLembrada(disciplina.disciplinaId);
  useEffect(() => {
    const ano =
      turma && AnoLetivoId === undefined && opcoes.data && turma.anoLetivoId !== opcoes.data.anoLetivoId
        ? String(turma.anoLetivoId)
        : AnoLetivoId;
    const proposta = {
      AnoLetivoId: ano,
      TurmaId: turmaId,
      TurmaDisciplinaId: disciplinaId === undefined ? TurmaDisciplinaId : String(disciplinaId),
    };
    if (ano !== AnoLetivoId || proposta.TurmaId !== TurmaId || proposta.TurmaDisciplinaId !== TurmaDisciplinaId)
      mudar(proposta, { substituir: true });
  }, [turma, disciplinaId, mudar, turmaId, opcoes.data, AnoLetivoId, TurmaId, TurmaDisciplinaId]);
  return {
    anos: opcoes.data?.anos ?? [],
    anoLetivoId: AnoLetivoId ? Number(AnoLetivoId) : (turma?.anoLetivoId ?? opcoes.data?.anoLetivoId ?? null),
    turmas: opcoes.isPlaceholderData ? [] : (opcoes.data?.turmas ?? []),
    /** Whose diary is open; undefined while none is chosen or it is still on its way. */
    turma,
    disciplina,
    /** Undefined where the whole year is looked at, and where the class has none. */
    etapa,
    anoTodo: EtapaId === ANO_TODO,
    carregou: opcoes.data !== undefined,
    carregandoTurma: turmaId !== undefined && turma === undefined && daTurma.error === null,
    erro: (opcoes.data ? null : opcoes.error) ?? (turma ? null : daTurma.error),
    tentarDeNovo: () => void Promise.all([opcoes.refetch(), daTurma.refetch()]),
    mudar,
  };
}

export type Escolhido = ReturnType<typeof useEscolhaDoDiario>;
