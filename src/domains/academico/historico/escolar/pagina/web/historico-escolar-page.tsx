import { lazy, Suspense } from 'react';
import { useEndereco } from '#platform/web/navegacao.tsx';
import { Esqueleto } from '#platform/web/pagina/pagina.tsx';

const AlunosComHistorico = lazy(async () => ({ default: (await import('./alunos.tsx')).AlunosComHistorico }));
const HistoricoDoAluno = lazy(async () => ({ default: (await import('./do-aluno.tsx')).HistoricoDoAluno }));

/** The transcripts: the students of a year, and the one whose transcript is open. */
export default function HistoricoEscolarPage() {
  const [{ aluno }] = useEndereco('aluno');
  return (
    <Suspense fallback={<Esqueleto linhas={10} />}>
      {aluno === undefined ? <AlunosComHistorico /> : <HistoricoDoAluno key={aluno} id={aluno} />}
    </Suspense>
  );
}
