import { useOpcoesEstrutura } from '#domains/academico/estrutura/web/door.tsx';
import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { useEndereco } from '#platform/web/navegacao.tsx';

/** What one looks at, kept in the address: year, course and etapa; the first course of the school unless told. */
export function useEscolhaDoPainel() {
  const [{ ano, curso, etapa }, mudar] = useEndereco('ano', 'curso', 'etapa');
  const { anos, anoLetivoAtualId } = useAnosLetivos();
  const anoLetivoId = ano ? Number(ano) : anoLetivoAtualId;
  const { cursos, carregou } = useOpcoesEstrutura(anoLetivoId ?? undefined);
  const cursoId = curso ? Number(curso) : (cursos[0]?.id ?? null);
  return { anos, cursos, carregou, anoLetivoId, cursoId, etapaId: etapa ? Number(etapa) : null, mudar };
}
export type EscolhaDoPainel = ReturnType<typeof useEscolhaDoPainel>;
/** A course in a year, once both are known. */
export type Olhado = { anoLetivoId: number; cursoId: number; etapaId: number | null };
