import { useEndereco } from '#platform/web/navegacao.tsx';
import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';

/** What one looks at, kept in the address: year, segmentação, course, and the etapa (or the year) to close. */
export function useEscolhaDoFechamento() {
  const [{ ano, segmentacao, curso, etapa }, mudar] = useEndereco('ano', 'segmentacao', 'curso', 'etapa');
  const { anos, anoLetivoAtualId, segmentacoes } = useAnosLetivos();
  const anoLetivoId = ano ? Number(ano) : anoLetivoAtualId;
  const { cursos } = useOpcoesEstrutura(anoLetivoId ?? undefined);
  const segmentacaoId = segmentacao ? Number(segmentacao) : (segmentacoes[0]?.id ?? null);
  return {
    anos,
    segmentacoes,
    cursos: cursos.filter((c) => c.segmentacaoId === segmentacaoId),
    anoLetivoId,
    segmentacaoId,
    cursoId: curso ? Number(curso) : null,
    /** As the address says it; what is proposed depends on the classes. */
    etapa,
    mudar,
  };
}
export type EscolhaDeFechamento = ReturnType<typeof useEscolhaDoFechamento>;
