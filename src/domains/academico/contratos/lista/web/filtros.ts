import { opcoesApi as opcoesDaEstrutura } from '#domains/academico/estrutura/api-opcoes.ts';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import type { Filtro } from '#platform/web/tabela/index.ts';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import { textosContrato } from '#domains/academico/contratos/texts.ts';

type Campo = 'AnoLetivoId' | 'SegmentacaoId' | 'CursoId' | 'TurmaId';

/** Filters by year, segment, course and class, fed by the names that everybody may read. */
export function useFiltrosAcademicos(): Filtro<Campo>[] {
  const t = useTextos(textosContrato);
  const { data } = useConsulta(opcoesDaEstrutura.opcoesEstrutura, { query: {} }, { validadeMs: 300_000 });
  const { anos } = useAnosLetivos();
  return [
    {
      chave: 'ano',
      rotulo: t('ano'),
      tipo: 'selecao',
      campo: 'AnoLetivoId',
      fixo: true,
      opcoes: anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) })),
    },
    { chave: 'segmentacao', rotulo: t('segmentacao'), tipo: 'selecao', campo: 'SegmentacaoId', opcoes: comoOpcoes(data?.segmentacoes) },
    { chave: 'curso', rotulo: t('curso'), tipo: 'selecao', campo: 'CursoId', opcoes: comoOpcoes(data?.cursos) },
    { chave: 'turma', rotulo: t('turma'), tipo: 'selecao', campo: 'TurmaId', opcoes: comoOpcoes(data?.turmas) },
  ];
}
