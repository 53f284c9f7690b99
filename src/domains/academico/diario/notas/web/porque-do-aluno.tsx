import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { notasApi } from '../api.ts';
import { textosNotas } from '../texts.ts';
import PorQueEstaMedia from './porque.tsx';

type Props = { turmaDisciplinaId: number; etapaId: number | null; matriculaId: number; aoFechar: () => void };

/** The same derivation as beside the grid, for who looks at one student elsewhere: of an etapa, or (null) of the year. */
export default function PorQueDoAluno({ turmaDisciplinaId, etapaId, matriculaId, aoFechar }: Props) {
  const t = useTextos(textosNotas);
  const { data, error, refetch } = useConsulta(notasApi.obterGradeDeNotas, {
    query: { TurmaDisciplinaId: turmaDisciplinaId, ...(etapaId === null ? {} : { EtapaId: etapaId }) },
  });
  const aluno = data?.alunos.find((a) => a.matriculaId === matriculaId);
  if (data && aluno) {
    const valores = new Map(data.notas.filter((n) => n.matriculaId === matriculaId).map((n) => [String(n.avaliacaoId), n.valor]));
    return <PorQueEstaMedia grade={data} aluno={aluno} ler={(coluna) => valores.get(coluna) ?? null} aoFechar={aoFechar} />;
  }
  return (
    <Janela aberta aoFechar={aoFechar} titulo={t('porQue')} lado="direita">
      {error ? <EstadoErro erro={error} tentarDeNovo={() => void refetch()} /> : data ? <p>{t('semNumero')}</p> : <Esqueleto linhas={6} />}
    </Janela>
  );
}
