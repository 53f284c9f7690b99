import { useEndereco } from '#platform/web/navegacao.tsx';
import { AlunosComHistorico } from './alunos.tsx';
import { HistoricoDoAluno } from './do-aluno.tsx';

/** The transcripts: the students of a year, and the one whose transcript is open. */
export default function HistoricoEscolarPage() {
  const [{ aluno }] = useEndereco('aluno');
  return aluno === undefined ? <AlunosComHistorico /> : <HistoricoDoAluno key={aluno} id={aluno} />;
}
