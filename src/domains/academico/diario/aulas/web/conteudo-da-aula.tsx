import { lazy, Suspense } from 'react';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { diarioApi } from '#domains/academico/diario/api.ts';
import { aulasApi } from '../api.ts';

const NovaAula = lazy(() => import('./nova-aula.tsx'));
const AulaAberta = lazy(() => import('./aula-aberta.tsx'));
type Props = {
  turmaId: number;
  turmaDisciplinaId: number;
  data: string;
  /** Null: the timetable expects it, in this place of the day. */
  aulaId: number | null;
  ordem: number | null;
  quantidade: number;
  aoFechar: () => void;
};

/** The window of the content of one lesson, opened from elsewhere: of one that was given, or of one that is given with it. */
export function ConteudoDaAula({ turmaId, turmaDisciplinaId, data, aulaId, ordem, quantidade, aoFechar }: Props) {
  const turma = useConsulta(diarioApi.opcoesDaTurma, { params: { turmaId } }).data;
  // A day has few lessons of one subject: the last ones hold it.
  const aulas = useConsulta(
    aulasApi.listarAulas,
    { query: { TurmaDisciplinaId: turmaDisciplinaId, CampoOrdenado: 'dataAula', OrdenacaoAscendente: 'false' } },
    { ativa: aulaId !== null },
  ).data;
  const disciplina = turma?.disciplinas.find(({ id }) => id === turmaDisciplinaId);
  const aula = aulas?.itens.find(({ id }) => id === aulaId);
  if (!turma || !disciplina) return null;
  return (
    <Suspense fallback={null}>
      {aulaId === null ? (
        <NovaAula turma={turma} disciplina={disciplina} proposta={{ data, quantidade, ordem, docenteId: null }} aoFechar={aoFechar} />
      ) : (
        aula && <AulaAberta aula={aula} disciplina={disciplina} somenteLeitura={false} aoFechar={aoFechar} />
      )}
    </Suspense>
  );
}
