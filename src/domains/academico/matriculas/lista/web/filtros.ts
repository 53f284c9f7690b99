import { useFiltrosDeEnsino } from '#domains/academico/estrutura/web/door.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import type { Filtro } from '#platform/web/tabela/index.ts';
import { movimentos } from '#domains/academico/matriculas/situacoes.ts';
import { textosTelas } from '#domains/academico/matriculas/texts-telas.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';

type Campo = 'SegmentacaoId' | 'CursoId' | 'TurmaId' | 'AnoLetivoId' | 'Movimento' | 'DataMatriculaDe' | 'DataMatriculaAte';

/** The filters of the list; classes are those of the year in the address. `carregou` is false until their options are known. */
export function useFiltrosMatricula(anoLetivoId: number | undefined): { filtros: Filtro<Campo>[]; carregou: boolean } {
  const t = useTextos(textosMatricula);
  const tt = useTextos(textosTelas);
  const { idioma } = useIdioma();
  const { filtros: deEnsino, carregou } = useFiltrosDeEnsino(anoLetivoId, tt('ano'));
  const filtros: Filtro<Campo>[] = [
    ...deEnsino,
    {
      chave: 'movimento',
      rotulo: t('movimento'),
      tipo: 'selecao-multipla',
      campo: 'Movimento',
      fixo: true,
      opcoes: movimentos.map((opcao) => ({ valor: opcao.valor, rotulo: opcao[idioma] })),
    },
    { chave: 'data', rotulo: t('dataMatricula'), tipo: 'datas', campoDe: 'DataMatriculaDe', campoAte: 'DataMatriculaAte' },
  ];
  return { filtros, carregou };
}
