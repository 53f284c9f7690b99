import { useTextos } from '#platform/web/i18n.tsx';
import { comoOpcoes } from '#platform/web/opcoes.ts';
import type { Filtro } from '#platform/web/tabela/index.ts';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { textosEstrutura } from '../texts.ts';
import { useOpcoesEstrutura } from './opcoes-estrutura.ts';

type Campo = 'AnoLetivoId' | 'SegmentacaoId' | 'CursoId' | 'TurmaId';

/**
 * The filters of a list of students: year, segmentação, course, and the classes of that year. `carregou` is false until their options are
 * known.
 */
export function useFiltrosDeEnsino(anoLetivoId: number | undefined, rotuloDoAno: string): { filtros: Filtro<Campo>[]; carregou: boolean } {
  const t = useTextos(textosEstrutura);
  const { anos, carregou: anosLidos } = useAnosLetivos();
  const { segmentacoes, cursos, turmas, carregou } = useOpcoesEstrutura(anoLetivoId);
  const filtros: Filtro<Campo>[] = [
    {
      chave: 'ano',
      rotulo: rotuloDoAno,
      tipo: 'selecao',
      campo: 'AnoLetivoId',
      fixo: true,
      opcoes: anos.map(({ id, ano }) => ({ valor: id, rotulo: String(ano) })),
    },
    { chave: 'segmentacao', rotulo: t('segmentacao'), tipo: 'selecao', campo: 'SegmentacaoId', opcoes: comoOpcoes(segmentacoes) },
    { chave: 'curso', rotulo: t('curso'), tipo: 'selecao', campo: 'CursoId', fixo: true, opcoes: comoOpcoes(cursos) },
    { chave: 'turma', rotulo: t('turma'), tipo: 'selecao', campo: 'TurmaId', fixo: true, opcoes: comoOpcoes(turmas) },
  ];
  return { filtros, carregou: anosLidos && carregou };
}
