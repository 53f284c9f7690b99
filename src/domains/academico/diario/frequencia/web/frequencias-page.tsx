import { lazy, Suspense } from 'react';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Abas, useAba } from '#platform/web/pagina/abas.tsx';
import { Esqueleto, Pagina } from '#platform/web/pagina/pagina.tsx';
import { textosChamada } from '#domains/academico/diario/chamadas/texts.ts';
import { ChamadaDoDia, QuaisAulas, type Rascunhos, useRascunhos } from '#domains/academico/diario/chamadas/web/door.tsx';
import { Justificativas } from '#domains/academico/diario/justificativas/web/door.tsx';
import { ComDiario, EscolhaDoDiario } from '#domains/academico/diario/web/escolha.tsx';
import { type TurmaDoDiario, useEscolhaDoDiario } from '#domains/academico/diario/web/use-escolha.ts';
import { frequenciaApi } from '../api.ts';
import { FrequenciaDoAluno } from './frequencia-do-aluno.tsx';

// The grid comes with the month; who calls the roll on a phone does not wait for it.
const MesDaTurma = lazy(() => import('./mes-da-turma.tsx').then((m) => ({ default: m.MesDaTurma })));
const daEscolha = ['AnoLetivoId', 'TurmaId', 'TurmaDisciplinaId', 'Data', 'Aulas'] as const;

/** Attendance of a class: the roll of a lesson or of a day, the month, and why students were absent. */
export default function FrequenciasPage() {
  const t = useTextos(textosChamada);
  const escolha = useEscolhaDoDiario();
  const aba = useAba(['chamada', 'mes', 'justificativas']);
  const [{ Aulas }] = useEndereco('Aulas');
  const rascunhos = useRascunhos();
  const porAula = escolha.turma?.controleFrequencia === 'por_aula';
  const todas = aba === 'chamada' && Aulas === 'dia';
  return (
    <Pagina
      abas={
        <Abas
          rotulo={t('abas')}
          mantem={daEscolha}
          abas={[
            { chave: 'chamada', rotulo: t('abaChamada') },
            { chave: 'mes', rotulo: t('abaMes') },
            { chave: 'justificativas', rotulo: t('abaJustificativas') },
          ]}
        />
      }
    >
      <EscolhaDoDiario escolha={escolha} comDisciplina={porAula && !todas && aba !== 'justificativas'} etapas="nenhuma">
        {porAula && aba === 'chamada' && <QuaisAulas todas={todas} />}
      </EscolhaDoDiario>
      <ComDiario escolha={escolha} semEtapas>
        {(turma, disciplina) => {
          const disciplinaId = porAula && !todas ? disciplina.id : null;
          if (aba === 'justificativas') return <Justificadas turma={turma} />;
          return aba === 'mes' ? (
            <Suspense fallback={<Esqueleto linhas={8} />}>
              <MesDaTurma turma={turma} disciplinaId={disciplinaId} />
            </Suspense>
          ) : (
            <Chamadas turma={turma} disciplinaId={disciplinaId} rascunhos={rascunhos} />
          );
        }}
      </ComDiario>
    </Pagina>
  );
}

/** The roll, with what each student has missed so far beside the name: it comes after the list. */
function Chamadas({ turma, disciplinaId, rascunhos }: { turma: TurmaDoDiario; disciplinaId: number | null; rascunhos: Rascunhos }) {
  const { data } = useConsulta(
    frequenciaApi.obterFrequenciaDaTurma,
    { params: { id: turma.id }, query: disciplinaId === null ? {} : { TurmaDisciplinaId: disciplinaId } },
    { manterAnterior: true },
  );
  const porAluno = new Map(data?.alunos.map((aluno) => [aluno.matriculaId, aluno]));
  const aoLado = (matriculaId: number) => {
    const frequencia = porAluno.get(matriculaId);
    return frequencia && <FrequenciaDoAluno frequencia={frequencia} />;
  };
  return <ChamadaDoDia turma={turma} disciplinaId={disciplinaId} rascunhos={rascunhos} aoLado={aoLado} />;
}

function Justificadas({ turma }: { turma: TurmaDoDiario }) {
  const { data } = useConsulta(frequenciaApi.obterFrequenciaDaTurma, { params: { id: turma.id }, query: {} });
  const alunos = (data?.alunos ?? []).filter(({ naTurma }) => naTurma).map(({ matriculaId, nome }) => ({ matriculaId, nome }));
  return <Justificativas turmaId={turma.id} alunos={alunos} />;
}
