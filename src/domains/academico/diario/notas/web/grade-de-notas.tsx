import { Button } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { hojeNaEscola } from '#platform/web/fuso.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Grade, SituacaoDaGravacao } from '#platform/web/grade/index.ts';
import { Elo } from '#platform/web/navegacao.tsx';
import { EstadoVazio } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { pontosQueDiferem } from '#domains/academico/diario/avaliacoes/pesos.ts';
import { textosAvaliacoes } from '#domains/academico/diario/avaliacoes/texts.ts';
import { textosNotas } from '../texts.ts';
import type { GradeDeNotas as Dados } from './leitura.ts';
import { colunasDasNotas, linhasDasNotas } from './quadro-de-notas.ts';
import { useNotas } from './use-notas.ts';
import estilo from './notas.module.css';

const PorQueEstaMedia = lazy(() => import('./porque.tsx'));

/** Students by evaluations, typed into like a spreadsheet, with what is made of them beside. */
export function GradeDeNotas({ grade }: { grade: Dados }) {
  const t = useTextos(textosNotas);
  const { idioma } = useIdioma();
  const { pode } = useSessao();
  const escreve = !grade.fechada && pode('diario-notas', 'editar');
  const { modelo, fila, contar } = useNotas(grade, escreve);
  const [aberto, setAberto] = useState<string | null>(null);
  const colunas = useMemo(() => colunasDasNotas(grade, { t, idioma, abrir: setAberto }), [grade, t, idioma]);
  const hoje = hojeNaEscola();
  const linhas = useMemo(() => linhasDasNotas(grade, t, hoje), [grade, t, hoje]);
  const ta = useTextos(textosAvaliacoes);
  const daTurma = grade.avaliacoes.filter(({ outraTurma }) => outraTurma === null);
  const diferem = grade.etapaId === null ? null : pontosQueDiferem(grade.criterio, daTurma);
  const etapa = grade.etapas.find(({ id }) => id === grade.etapaId)?.nome ?? t('fimDoAno');
  const aluno = grade.alunos.find(({ matriculaId }) => String(matriculaId) === aberto);
  if (grade.alunos.length === 0) return <EstadoVazio titulo={t('semAlunos')} texto={t('semAlunosTexto')} />;
  if (grade.avaliacoes.length === 0 && grade.etapaId !== null)
    return (
      <EstadoVazio
        titulo={t('semAvaliacoes')}
        texto={t('semAvaliacoesTexto')}
        acao={
          <Elo tela="diario-avaliacoes" search={enderecoDe(grade)}>
            <Button component="span">{t('avaliacoes')}</Button>
          </Elo>
        }
      />
    );
  return (
    <>
      <div className={estilo.topo}>
        {grade.fechada ? <p role="status">{t('gradeFechada')}</p> : <SituacaoDaGravacao modelo={modelo} fila={fila} guardada />}
        {diferem && <p role="status">{ta('pontosDiferem', diferem)}</p>}
        {grade.avaliacoes.length === 0 && <span className="suave">{t('semFinais')}</span>}
      </div>
      <Grade
        nome={t('gradeDe', { disciplina: grade.disciplina.nome, turma: grade.disciplina.turma, etapa })}
        tituloDosNomes={t('aluno')}
        modelo={modelo}
        linhas={linhas}
        colunas={colunas}
        somenteLeitura={!escreve}
        contar={contar}
      />
      {aluno && (
        <Suspense fallback={null}>
          <PorQueEstaMedia
            grade={grade}
            aluno={aluno}
            ler={(coluna) => modelo.ler(String(aluno.matriculaId), coluna)}
            aoFechar={() => setAberto(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The same choice on the screen of evaluations. */
export const enderecoDe = ({ disciplina, etapaId }: Pick<Dados, 'disciplina' | 'etapaId'>) => ({
  TurmaId: disciplina.turmaId,
  TurmaDisciplinaId: disciplina.id,
  EtapaId: etapaId ?? undefined,
});
