import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Esqueleto, EstadoErro, Pagina } from '#platform/web/pagina/pagina.tsx';
import { useRegistro } from '#platform/web/rede/consultas.ts';
import { ComDiario, EscolhaDoDiario } from '#domains/academico/diario/web/escolha.tsx';
import { useEscolhaDoDiario } from '#domains/academico/diario/web/use-escolha.ts';
import { EntregaDoDiario } from '#domains/academico/diario/entrega/web/door.tsx';
import { notasApi } from '../api.ts';
import { textosNotas } from '../texts.ts';
import { GradeDeNotas } from './grade-de-notas.tsx';

const Pareceres = lazy(() => import('#domains/academico/diario/pareceres/web/door.tsx').then((m) => ({ default: m.Pareceres })));

/** Marks of a subject of a class: a grid, or opinions where the course judges by them. */
export default function NotasPage() {
  const t = useTextos(textosNotas);
  const escolha = useEscolhaDoDiario();
  const { turma, disciplina, etapa, anoTodo } = escolha;
  const parecer = turma?.tipo === 'parecer';
  return (
    <Pagina
      acoes={
        disciplina &&
        !parecer && (
          <Elo tela="diario-avaliacoes" search={{ TurmaId: turma?.id, TurmaDisciplinaId: disciplina.id, EtapaId: etapa?.id }}>
            <Button component="span" variant="default">
              {t('avaliacoes')}
            </Button>
          </Elo>
        )
      }
    >
      <EscolhaDoDiario escolha={escolha} etapas={parecer ? 'uma' : 'ano'}>
        {turma && disciplina && etapa && <EntregaDoDiario turmaId={turma.id} turmaDisciplinaId={disciplina.id} etapaId={etapa.id} />}
      </EscolhaDoDiario>
      <ComDiario escolha={escolha}>
        {(aberta, { id }) => {
          if (aberta.tipo !== 'parecer') return <DeUma turmaDisciplinaId={id} etapaId={anoTodo ? null : (etapa?.id ?? null)} />;
          const alvo = etapa ?? aberta.etapas[0];
          return (
            <Suspense fallback={<Esqueleto linhas={8} />}>
              {alvo && <Pareceres key={`${id}:${alvo.id}`} turmaDisciplinaId={id} etapaId={alvo.id} />}
            </Suspense>
          );
        }}
      </ComDiario>
    </Pagina>
  );
}

function DeUma({ turmaDisciplinaId, etapaId }: { turmaDisciplinaId: number; etapaId: number | null }) {
  const query = { TurmaDisciplinaId: turmaDisciplinaId, ...(etapaId === null ? {} : { EtapaId: etapaId }) };
  const { data, error, refetch } = useRegistro(notasApi.obterGradeDeNotas, { query });
  if (data) return <GradeDeNotas key={`${turmaDisciplinaId}:${etapaId}`} grade={data} />;
  return error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : <Esqueleto linhas={12} />;
}
